import { expect, test } from 'vitest';

import { closeDialog, openDialog, type DialogEntry } from './dialog-stack.ts';

const question = (id: string): DialogEntry => ({ kind: 'confirm', id, title: id, answer: () => undefined });

test('the last one opened is on top, and each tab has its own', () => {
  const stacks = openDialog(openDialog(openDialog({}, 'a', question('1')), 'b', question('2')), 'a', question('3'));
  expect(stacks['a']?.map((entry) => entry.id)).toEqual(['1', '3']);
  expect(stacks['b']?.map((entry) => entry.id)).toEqual(['2']);
});

test('closing takes one away and leaves no empty stack behind', () => {
  const stacks = openDialog(openDialog({}, 'a', question('1')), 'a', question('2'));
  expect(closeDialog(stacks, 'a', '1')['a']?.map((entry) => entry.id)).toEqual(['2']);
  expect(closeDialog(closeDialog(stacks, 'a', '1'), 'a', '2')).toEqual({});
  expect(closeDialog(stacks, 'a', 'gone')['a']).toHaveLength(2);
});
