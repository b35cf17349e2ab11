// covers: call-check
import { expect, test } from 'vitest';

import { callRate } from './call-rate.ts';

test('allows so many calls of each person in a window, then waits for the next', () => {
  let now = 0;
  const rate = callRate(2, 1_000, () => now);
  expect([rate.allows('a'), rate.allows('a'), rate.allows('a'), rate.allows('b')]).toEqual([true, true, false, true]);
  now = 1_000;
  expect(rate.allows('a')).toBe(true);
});
