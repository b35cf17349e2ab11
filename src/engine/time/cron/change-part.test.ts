// covers: state-cron-chain, state-cron-day-week
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changePart,
  cronFieldNames,
  defaultSchedule,
  parseCron,
  parseCronPart,
  printCron,
  type CronField,
} from './index.ts';
import { anySchedule } from './testing/any-schedule.ts';

function changed(text: string, field: CronField, part: string): string {
  const schedule = parseCron(text);
  const next = parseCronPart(field, part);
  if (!schedule.ok || !next.ok) throw new Error(`${text} or ${part} is wrong`);
  return printCron(changePart(schedule.schedule, field, next.part));
}

describe('changePart', () => {
  it('starts with every second', () => {
    expect(printCron(defaultSchedule)).toBe('* * * * * ? *');
  });

  it.each<[string, CronField, string, string]>([
    ['* * * * * ?', 'minute', '5', '0 5 * * * ?'],
    ['* * * * * ?', 'hour', '5', '0 0 5 * * ?'],
    ['* * * * * ?', 'day', '5', '0 0 0 5 * ?'],
    ['* * * * * ?', 'week', '2', '0 0 0 ? * 2'],
    ['* * * * * ?', 'month', '3', '0 0 0 1 3 ?'],
    ['* * * * * ?', 'year', '2027', '0 0 0 1 1 ? 2027'],
    ['* * * ? * *', 'month', '3', '0 0 0 ? 3 1'],
    ['30 15 * * * ?', 'hour', '5', '30 15 5 * * ?'],
    ['0 0 5 10 * ?', 'hour', '*', '0 0 * 10 * ?'],
    ['0 0 5 10 * ?', 'week', '*', '0 0 5 ? * *'],
    ['0 0 5 ? * 2', 'day', '*', '0 0 5 * * ?'],
    ['0 0 5 * * ?', 'day', '?', '0 0 5 ? * 1'],
    ['0 0 5 ? * 2', 'week', '?', '0 0 5 1 * ?'],
  ])('%s with %s %s is %s', (text, field, part, expected) => {
    expect(changed(text, field, part)).toBe(expected);
  });

  // covers: state-cron-chain, state-cron-day-week, rule-cron-exclusive
  it('always leaves a schedule that Quartz takes', () => {
    fc.assert(
      fc.property(anySchedule, anySchedule, fc.constantFrom(...cronFieldNames), (schedule, other, field) => {
        const part = other[field];
        if (part) expect(parseCron(printCron(changePart(schedule, field, part)))).toMatchObject({ ok: true });
      }),
    );
  });
});
