import { describe, expect, it } from 'vitest';

import { nextTimes, parseCron, writtenTime } from './index.ts';

function runs(zone: string, text: string, after: string, count: number): string[] {
  const result = parseCron(text);
  if (!result.ok) throw new Error(result.message);
  return nextTimes(result.schedule, new Date(after), count, zone).map((time) => time.toISOString().slice(0, 19));
}

// Computed with the algorithm of Quartz's CronExpression.getTimeAfter over java.util.GregorianCalendar.
describe('where the clock leaps, as Quartz', () => {
  it.each<[string, string, string, string, string[]]>([
    [
      'a time that is left out does not run that day',
      'America/New_York',
      '0 30 2 * * ?',
      '2026-03-07T12:00:00Z',
      ['2026-03-09T06:30:00', '2026-03-10T06:30:00'],
    ],
    [
      'the hour after it runs once',
      'America/New_York',
      '0 30 2,3 * * ?',
      '2026-03-07T12:00:00Z',
      ['2026-03-08T07:30:00', '2026-03-09T06:30:00', '2026-03-09T07:30:00'],
    ],
    [
      'steps go on behind it',
      'America/New_York',
      '0 0/30 1,2,3 * * ?',
      '2026-03-08T06:10:00Z',
      ['2026-03-08T06:30:00', '2026-03-08T07:00:00', '2026-03-08T07:30:00', '2026-03-09T05:00:00'],
    ],
    [
      'a time that comes twice runs the second time',
      'America/New_York',
      '0 30 1 * * ?',
      '2026-11-01T00:00:00Z',
      ['2026-11-01T06:30:00', '2026-11-02T06:30:00'],
    ],
    [
      'so do steps',
      'America/New_York',
      '0 0/30 * * * ?',
      '2026-11-01T04:10:00Z',
      ['2026-11-01T04:30:00', '2026-11-01T06:00:00', '2026-11-01T06:30:00', '2026-11-01T07:00:00'],
    ],
    [
      'what the first of the two hours is past is over',
      'America/New_York',
      '0 30 1 * * ?',
      '2026-11-01T05:40:00Z',
      ['2026-11-02T06:30:00'],
    ],
    [
      'at the end of the first hour the second begins',
      'America/New_York',
      '* * * * * ?',
      '2026-11-01T05:59:59Z',
      ['2026-11-01T06:00:00', '2026-11-01T06:00:01'],
    ],
    ['Berlin in spring', 'Europe/Berlin', '0 30 2 * * ?', '2026-03-28T12:00:00Z', ['2026-03-30T00:30:00']],
    [
      'Berlin in autumn',
      'Europe/Berlin',
      '0 30 2 * * ?',
      '2026-10-24T12:00:00Z',
      ['2026-10-25T01:30:00', '2026-10-26T01:30:00'],
    ],
    [
      'half an hour left out',
      'Australia/Lord_Howe',
      '0 15,45 2 * * ?',
      '2026-10-03T00:00:00Z',
      ['2026-10-03T15:45:00', '2026-10-04T15:15:00'],
    ],
    [
      'half an hour twice',
      'Australia/Lord_Howe',
      '0 45 1 * * ?',
      '2026-04-04T00:00:00Z',
      ['2026-04-04T15:15:00', '2026-04-05T15:15:00'],
    ],
    ['midnight left out', 'Africa/Cairo', '0 30 0 * * ?', '2026-04-23T00:00:00Z', ['2026-04-24T21:30:00']],
    [
      'noon of that day is not',
      'Africa/Cairo',
      '0 0 12 * * ?',
      '2026-04-23T12:00:00Z',
      ['2026-04-24T09:00:00', '2026-04-25T09:00:00'],
    ],
    [
      'a zone without summer time',
      'Asia/Shanghai',
      '0 0 9 * * ?',
      '2026-11-21T02:20:30Z',
      ['2026-11-22T01:00:00', '2026-11-23T01:00:00'],
    ],
  ])('%s', (_what, zone, text, after, expected) => {
    expect(runs(zone, text, after, expected.length)).toEqual(expected);
  });
});

it.each([
  ['Asia/Shanghai', '2026-11-23 23:30:05'],
  ['America/New_York', '2026-11-23 10:30:05'],
  ['UTC', '2026-11-23 15:30:05'],
  ['Pacific/Kiritimati', '2026-11-24 05:30:05'],
])('the clock of %s shows %s', (zone, written) => {
  expect(writtenTime(new Date('2026-11-23T15:30:05Z'), zone)).toBe(written);
});
