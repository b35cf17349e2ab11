// covers: limit-guide
import { expect, test } from 'vitest';

import { createTourMemory } from './tour-memory.ts';

test('a tour that was seen is offered as new again after a hundred days', () => {
  const texts = new Map<string, string>();
  const storage = {
    get: (key: string) => texts.get(key),
    set: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  let now = 0;
  const memory = createTourMemory(storage, () => now);
  expect(memory.isSeen()).toBe(false);
  memory.noteSeen();
  now = 8_640_000_000 - 1;
  expect(memory.isSeen()).toBe(true);
  now = 8_640_000_000;
  expect(memory.isSeen()).toBe(false);
});
