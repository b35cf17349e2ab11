import { expect, test } from 'vitest';

import { createLocalEdits } from './local-edits.ts';

test('a value that comes back late is a local edit, and so is each value sent after it', () => {
  const edits = createLocalEdits();
  for (const text of ['o', 'on', 'one']) edits.sent(text);
  expect(['o', 'one'].map((text) => edits.isOwn(text))).toEqual([true, true]);
});

test('a value set elsewhere is no local edit, nor is one that was sent before the last that came back', () => {
  const edits = createLocalEdits();
  for (const text of ['o', 'on']) edits.sent(text);
  expect(['on', 'o', 'else'].map((text) => edits.isOwn(text))).toEqual([true, false, false]);
});

test('a value set elsewhere ends the wait for local edits', () => {
  const edits = createLocalEdits();
  edits.sent('a ');
  expect([edits.isOwn('a'), edits.isOwn('')]).toEqual([false, false]);
});
