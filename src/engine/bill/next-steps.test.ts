import { describe, expect, test } from 'vitest';

import type { ResolvedTransition } from '../model/index.ts';
import { nextSteps } from './next-steps.ts';

const transition = (name: string, from: string[], to: string): ResolvedTransition => ({
  name,
  title: name,
  from,
  to,
  permission: `x:${name}`,
  set: {},
});
const deliver = {
  name: 'deliver',
  title: '生成出库单',
  to: 'stock/bill',
  in: ['examined'],
  permission: 'x',
  targetPermission: 'y',
  set: {},
};

const order = {
  states: {
    field: 'status',
    initial: 'draft',
    editable: ['draft'],
    deletable: ['draft'],
    transitions: [
      transition('unexamine', ['examined'], 'draft'),
      transition('close', ['examined', 'draft'], 'closed'),
      transition('examine', ['draft'], 'examined'),
    ],
  },
  creates: [deliver],
};

describe('what comes next for a bill', () => {
  test.each([
    ['draft', ['examine', 'close']],
    ['examined', ['deliver', 'close']],
    ['closed', []],
    ['nowhere', []],
    [undefined, []],
  ])('in state %s is %j', (state, steps) => {
    expect(nextSteps(order, state)).toEqual(steps);
  });

  test('is what is made of it before an end where the same may still be made', () => {
    const claim = { ...deliver, name: 'claim', in: ['examined', 'closed'] };
    const of = (state: string) => nextSteps({ ...order, creates: [deliver, claim] }, state);
    expect([of('examined'), of('closed')]).toEqual([['deliver', 'claim', 'close'], ['claim']]);
  });

  test('is nothing where there are no states', () => {
    expect(nextSteps({ creates: [deliver] }, 'examined')).toEqual([]);
  });

  test('goes on through the state in the middle, not to one passed by', () => {
    const states = {
      ...order.states,
      transitions: [
        transition('submit', ['draft'], 'submitted'),
        transition('approve', ['submitted'], 'approved'),
        transition('reject', ['submitted'], 'draft'),
        transition('reopen', ['approved'], 'submitted'),
      ],
    };
    const of = (state: string) => nextSteps({ states, creates: [] }, state);
    expect([of('draft'), of('submitted'), of('approved')]).toEqual([['submit'], ['approve'], []]);
  });
});
