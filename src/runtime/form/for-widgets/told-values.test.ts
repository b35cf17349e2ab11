import { expect, test } from 'vitest';
import { createToldValues } from './told-values.ts';

test('a value that comes back late is its own, and so is each that it told after it', () => {
  const told = createToldValues();
  for (const text of ['o', 'on', 'one']) told.tell(text);
  expect(['o', 'one'].map((text) => told.isOwn(text))).toEqual([true, true]);
});

test('a value from elsewhere is not its own, nor is one that it told before what came back', () => {
  const told = createToldValues();
  for (const text of ['o', 'on']) told.tell(text);
  expect(['on', 'o', 'else'].map((text) => told.isOwn(text))).toEqual([true, false, false]);
});

test('what is set from elsewhere ends the wait for what it told', () => {
  const told = createToldValues();
  told.tell('a ');
  expect([told.isOwn('a'), told.isOwn('')]).toEqual([false, false]);
});
