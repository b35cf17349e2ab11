import { expect, test } from 'vitest';

import type { ActionStep } from '../../engine/list/index.ts';
import type { ActionDefinition } from '../registry/index.ts';
import { orderParts } from './order-parts.ts';

const actions = new Map<string, Pick<ActionDefinition, 'asks' | 'question' | 'writes' | 'stops'>>([
  ['confirm', { asks: true }],
  ['prompt', { asks: true }],
  ['open-dialog', { asks: (args: object) => 'wait' in args }],
  ['request', { writes: true }],
  ['transition', { writes: true, question: () => undefined }],
  ['fail', { stops: true }],
  ['notify', {}],
]);
const step = (written: string): ActionStep => {
  const [action = '', note = ''] = written.split(' ');
  return { action, args: note === 'wait' ? { wait: true } : { [action]: note }, pointer: written };
};

test.each<[string, string[], string[]]>([
  ['nothing written', ['notify', 'confirm', 'prompt'], ['notify', 'confirm', 'prompt']],
  ['questions first', ['confirm 1', 'request', 'confirm 2'], ['confirm 1', 'confirm 2', 'request']],
  [
    'one message stays behind its call',
    ['request a', 'notify', 'prompt', 'request b'],
    ['prompt', 'request a', 'notify', 'request b'],
  ],
  [
    'a question that needs a result, and those after it',
    ['request', 'confirm $result', 'confirm'],
    ['request', 'confirm $result', 'confirm'],
  ],
  [
    'a question that needs the answer to the one before it',
    ['request', 'prompt', 'confirm $result'],
    ['prompt', 'confirm $result', 'request'],
  ],
  ['the question of a step itself', ['transition a', 'transition b'], ['ask a', 'ask b', 'run a', 'run b']],
  ['a dialog that nobody waits for', ['request', 'open-dialog', 'confirm'], ['confirm', 'request', 'open-dialog']],
  ['a dialog that is waited for', ['request', 'open-dialog wait'], ['open-dialog wait', 'request']],
  ['what stops is tried before a later question', ['request', 'fail', 'confirm'], ['fail', 'confirm', 'request']],
  ['what stops stays behind the last question', ['request', 'confirm', 'fail'], ['confirm', 'request', 'fail']],
])('%s', (_, written, done) => {
  const order = orderParts(written.map(step), actions).map(({ step: { action, pointer }, does }) =>
    action === 'transition' ? pointer.replace(action, does) : pointer,
  );
  expect(order).toEqual(done);
});
