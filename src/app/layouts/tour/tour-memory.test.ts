// covers: limit-guide
import { expect, test } from 'vitest';

import { createMemoryStorage } from '../../browser/testing/memory-storage.ts';
import { createTourMemory } from './tour-memory.ts';

test('a tour that was seen is offered as new again after a hundred days', () => {
  let now = 0;
  const memory = createTourMemory(createMemoryStorage(), () => now);
  expect(memory.isSeen()).toBe(false);
  memory.noteSeen();
  now = 8_640_000_000 - 1;
  expect(memory.isSeen()).toBe(true);
  now = 8_640_000_000;
  expect(memory.isSeen()).toBe(false);
});
