import { expect, test } from 'vitest';

import { commandsOf, runKey, type KeyOutcome, type PressedKey } from './keymap.ts';

const keymap = {
  a: 'letter',
  Space: 'press',
  Delete: 'clear',
  'Control+z': 'undo',
  'Control+Shift+z': 'redo',
  'Alt+ArrowDown': 'open',
  Enter: ['first', 'second'],
} as const;

function pressed(key: string, held: Partial<PressedKey> = {}): PressedKey {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

test.each<[what: string, event: PressedKey, expected: readonly string[]]>([
  ['a key', pressed('Delete'), ['clear']],
  ['Space by its name', pressed(' '), ['press']],
  ['a letter, whatever Caps Lock makes of it', pressed('Z', { ctrlKey: true }), ['undo']],
  ['Command as Control', pressed('z', { metaKey: true }), ['undo']],
  ['Shift where it is named', pressed('Z', { ctrlKey: true, shiftKey: true }), ['redo']],
  ['Shift where it is not named', pressed('Delete', { shiftKey: true }), ['clear']],
  ['Alt', pressed('ArrowDown', { altKey: true }), ['open']],
  ['several commands in their order', pressed('Enter'), ['first', 'second']],
])('%s', (_, event, expected) => {
  expect(commandsOf(keymap, event)).toEqual(expected);
});

test.each([
  pressed('z'),
  pressed('Delete', { ctrlKey: true }),
  pressed('Delete', { altKey: true }),
  pressed('ArrowDown'),
  pressed('toString'),
  pressed('b'),
])('a key with other modifiers, or one that is not named, runs nothing (%j)', (event) => {
  expect(commandsOf(keymap, event)).toEqual([]);
});

test.each<[outcomes: KeyOutcome[], ran: string[], did: boolean]>([
  [['done', 'done'], ['first'], true],
  [['next', 'done'], ['first', 'second'], true],
  [['browser', 'done'], ['first'], false],
  [['next', 'next'], ['first', 'second'], false],
])('commands that answer %j are tried until one does the key, or leaves it to the browser', (outcomes, ran, did) => {
  const tried: string[] = [];
  const command = (name: string, outcome: KeyOutcome | undefined) => ({
    title: name,
    run() {
      tried.push(name);
      return outcome ?? 'next';
    },
  });
  const commands = { first: command('first', outcomes[0]), second: command('second', outcomes[1]) };
  expect(runKey({ keymap: { Enter: ['first', 'second'] }, commands }, pressed('Enter'), undefined)).toBe(did);
  expect(tried).toEqual(ran);
});
