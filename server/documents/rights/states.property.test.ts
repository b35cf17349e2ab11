import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolveModel } from '../../../src/engine/model/index.ts';
import { documentSet } from '../../../src/engine/model/testing/documents.ts';
import { otherRights, recordChange, recordsGained } from './records-gained.ts';
import type { Holder } from './right.ts';

// After an accepted change of states nobody can move a record into a state that they could not reach before.

const states = ['a', 'b', 'c'];
const permission = fc.constantFrom('p:own', 'p:other');
const transition = fc.record({
  from: fc.subarray(states, { minLength: 1 }),
  to: fc.constantFrom(...states),
  permission,
  isBound: fc.boolean(),
});
const definition = fc.record({
  initial: fc.constantFrom(...states),
  editable: fc.subarray(states),
  transitions: fc.array(transition, { maxLength: 4 }),
});
type Definition = typeof definition extends fc.Arbitrary<infer Value> ? Value : never;

const modelsOf = ({ transitions, ...more }: Definition) => {
  const steps = transitions.map(({ isBound, ...step }, index) => ({
    name: `t${index}`,
    title: 't',
    ...step,
    ...(isBound && { when: '{{ $record.name }}' }),
  }));
  const schema = { type: 'object', properties: { status: { type: 'string' }, name: { type: 'string' } } };
  const body = { permission: 'x', schema, states: { field: 'status', ...more, transitions: steps } };
  return { models: new Map([['x/y', resolveModel('x/y', documentSet({ 'x/y.model': body }))]]) };
};

const holder: Holder = {
  platform: false,
  has: (name) => ['p:own', 'x:add', 'x:edit', 'x:list'].includes(name),
  rules: () => [],
};

function stepsOf({ initial, transitions }: Definition, isFree: boolean): Set<string> {
  const own = transitions.filter((each) => each.permission === 'p:own' && !(isFree && each.isBound));
  return new Set([`>${initial}`, ...own.flatMap(({ from, to }) => from.map((state) => `${state}>${to}`))]);
}

const named = ({ initial, editable, transitions }: Definition): Set<string> =>
  new Set([initial, ...editable, ...transitions.flatMap(({ from, to }) => [...from, to])]);

test('an accepted change of states gives nobody a new transition or edit', () => {
  fc.assert(
    fc.property(definition, definition, (before, after) => {
      const change = recordChange(modelsOf(before), modelsOf(after), new Map());
      const gained = recordsGained(holder, change, otherRights(change));
      const known = named(before);
      const isKnown = (step: string): boolean => step.split('>').every((state) => state === '' || known.has(state));
      const more = [false, true].flatMap((isFree) => {
        const had = stepsOf(before, isFree);
        return [...stepsOf(after, isFree)].filter((step) => isKnown(step) && !had.has(step));
      });
      const edits = after.editable.filter((state) => known.has(state) && !before.editable.includes(state));
      expect(gained.length > 0 || (more.length === 0 && edits.length === 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what stays the same, or only binds more, is accepted', () => {
  fc.assert(
    fc.property(definition, (before) => {
      const after = {
        ...before,
        transitions: before.transitions.map((each) => ({ ...each, isBound: true })),
        editable: [],
      };
      const change = recordChange(modelsOf(before), modelsOf(after), new Map());
      expect(recordsGained(holder, change, otherRights(change))).toEqual([]);
    }),
  );
});
