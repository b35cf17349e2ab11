import fc from 'fast-check';

import { cronFields, type CronField, type CronItem, type CronPart, type CronSchedule } from '../cron-schedule.ts';

function anyItem(field: CronField): fc.Arbitrary<CronItem> {
  const { min, max, maxStep } = field === 'year' ? { min: 2024, max: 2034, maxStep: 5 } : cronFields[field];
  const value = fc.integer({ min, max });
  const step = fc.integer({ min: 1, max: maxStep });
  // Includes steps larger than the range.
  const rangeStep = fc.integer({ min: 1, max: maxStep + 20 });
  const range = fc.tuple(value, value).map(([a, b]) => (field === 'year' ? [Math.min(a, b), Math.max(a, b)] : [a, b]));
  return fc.oneof(
    value.map((each): CronItem => ({ kind: 'value', value: each })),
    range.map(([from = min, to = max]): CronItem => ({ kind: 'range', from, to })),
    fc.tuple(range, rangeStep).map(([[from = min, to = max], by]): CronItem => ({ kind: 'range', from, to, step: by })),
    fc
      .tuple(fc.oneof(value, fc.constant('*' as const)), step)
      .map(([from, by]): CronItem => ({ kind: 'loop', from, step: by })),
  );
}

function anyPart(field: CronField): fc.Arbitrary<CronPart> {
  const items = fc.array(anyItem(field), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.constant<CronPart>({ kind: 'every' }),
    items.map((list): CronPart => ({ kind: 'list', items: list })),
  );
}

const anyDay: fc.Arbitrary<CronPart> = fc.oneof(
  anyPart('day'),
  fc.record({ kind: fc.constant('last' as const), before: fc.integer({ min: 0, max: 30 }), workday: fc.boolean() }),
  fc.record({ kind: fc.constant('workday' as const), day: fc.integer({ min: 1, max: 31 }) }),
);

const weekday = fc.integer({ min: 1, max: 7 });

const anyWeek: fc.Arbitrary<CronPart> = fc.oneof(
  anyPart('week'),
  fc.record({ kind: fc.constant('last-weekday' as const), weekday }),
  fc.record({ kind: fc.constant('nth-weekday' as const), weekday, nth: fc.integer({ min: 1, max: 5 }) }),
);

const unset: CronPart = { kind: 'unset' };

export const anySchedule: fc.Arbitrary<CronSchedule> = fc
  .record({
    second: anyPart('second'),
    minute: anyPart('minute'),
    hour: anyPart('hour'),
    date: fc.oneof(
      anyDay.map((day) => ({ day, week: unset })),
      anyWeek.map((week) => ({ day: unset, week })),
    ),
    month: anyPart('month'),
    year: fc.option(anyPart('year'), { nil: undefined }),
  })
  .map(({ date, year, ...rest }) => ({ ...rest, ...date, ...(year && { year }) }));
