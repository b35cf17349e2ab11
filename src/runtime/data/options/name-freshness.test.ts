import { afterEach, expect, test, vi } from 'vitest';

import { invalidateNames, isFresh, markFetched } from './name-freshness.ts';

afterEach(() => void vi.useRealTimers());

test('a clock that was set back does not make fetched names stale', () => {
  vi.useFakeTimers();
  const names = new Map();
  vi.advanceTimersByTime(100_000);
  invalidateNames();
  vi.useRealTimers();
  vi.useFakeTimers();
  markFetched(names, ['a']);
  expect(isFresh(names, 'a')).toBe(true);
});

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
  invalidateNames();
  expect(isFresh(users, 'a')).toBe(false);
  markFetched(users, ['a']);
  expect(isFresh(users, 'a')).toBe(true);
});
