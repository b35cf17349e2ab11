import { afterEach, expect, test, vi } from 'vitest';

import { readDateText } from '../../written/index.ts';
import { DATE_TIME, formatDate, serverTime, serverTimeText, setServerZone } from '../index.ts';

afterEach(() => {
  setServerZone(() => undefined);
  vi.useRealTimers();
});

test.each([
  ['2026-11-23T15:59:59Z', 'Asia/Shanghai', '2026-11-23 23:59:59'],
  ['2026-11-23T16:00:00Z', 'Asia/Shanghai', '2026-11-24 00:00:00'],
  ['2026-11-23T16:00:00Z', 'America/New_York', '2026-11-23 11:00:00'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01 00:30:00'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-07-01 17:30:00'],
])('at %s the clocks of a server in %s show %s', (instant, zone, expected) => {
  vi.useFakeTimers({ now: new Date(instant) });
  setServerZone(() => zone);
  expect(serverTimeText()).toBe(expected);
  expect(readDateText('今天')).toEqual({ value: expected.slice(0, 10) });
  const time = serverTime();
  expect(formatDate(time, DATE_TIME)).toBe(expected);
});

test('without a zone it is the time of this machine', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 15, 30, 5) });
  expect(serverTimeText()).toBe('2026-11-23 15:30:05');
});
