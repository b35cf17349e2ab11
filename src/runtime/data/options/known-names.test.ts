import { afterEach, expect, test, vi } from 'vitest';

import { isFreshlyTold, noteTold, renewNames } from './known-names.ts';

afterEach(() => void vi.useRealTimers());

test('a name is good for a minute, or until something is asked for anew', () => {
  vi.useFakeTimers();
  const [users, others] = [new Map(), new Map()];
  expect(isFreshlyTold(users, 'a')).toBe(false);
  noteTold(users, ['a']);
  vi.advanceTimersByTime(59_000);
  expect(isFreshlyTold(users, 'a')).toBe(true);
  expect(isFreshlyTold(users, 'b')).toBe(false);
  expect(isFreshlyTold(others, 'a')).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isFreshlyTold(users, 'a')).toBe(false);

  noteTold(users, ['a']);
  vi.advanceTimersByTime(1);
  renewNames();
  expect(isFreshlyTold(users, 'a')).toBe(false);
  vi.advanceTimersByTime(1);
  noteTold(users, ['a']);
  expect(isFreshlyTold(users, 'a')).toBe(true);
});
