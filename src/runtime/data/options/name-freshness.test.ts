import { afterEach, expect, test, vi } from 'vitest';

import { isFresh, markFetched, invalidateNames } from './name-freshness.ts';

afterEach(() => void vi.useRealTimers());

// covers: picker-names
test('a name is good for a minute, or until something is asked for anew', () => {
  vi.useFakeTimers();
  const [users, others] = [new Map(), new Map()];
  expect(isFresh(users, 'a')).toBe(false);
  markFetched(users, ['a']);
  vi.advanceTimersByTime(59_000);
  expect(isFresh(users, 'a')).toBe(true);
  expect(isFresh(users, 'b')).toBe(false);
  expect(isFresh(others, 'a')).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isFresh(users, 'a')).toBe(false);

  markFetched(users, ['a']);
  vi.advanceTimersByTime(1);
  invalidateNames();
  expect(isFresh(users, 'a')).toBe(false);
  vi.advanceTimersByTime(1);
  markFetched(users, ['a']);
  expect(isFresh(users, 'a')).toBe(true);
});
