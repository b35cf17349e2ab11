import type { CronField, CronPart, CronSchedule } from './cron-schedule.ts';

export const everyPart: CronPart = { kind: 'every' };
export const unsetPart: CronPart = { kind: 'unset' };

/** The initial schedule of an editor: every second; day, month and year `*`, week `?`. */
export const defaultSchedule: CronSchedule = {
  second: everyPart,
  minute: everyPart,
  hour: everyPart,
  day: everyPart,
  month: everyPart,
  week: unsetPart,
  year: everyPart,
};

/**
 * The smaller part that may not stay `*` below a set part, and its new value: a yearly job does not run every second.
 */
const below: Partial<Record<CronField, [CronField, number]>> = {
  minute: ['second', 0],
  hour: ['minute', 0],
  day: ['hour', 0],
  week: ['hour', 0],
  year: ['month', 1],
};

/**
 * Returns the schedule with one part changed, and the consequences: smaller parts that were `*` get their first value,
 * and exactly one of day and week is set.
 */
export function changePart(schedule: CronSchedule, field: CronField, part: CronPart): CronSchedule {
  const next = balanced({ ...schedule, [field]: part }, field);
  return isSet(part) ? cascade(next, field) : next;
}

function cascade(schedule: CronSchedule, field: CronField): CronSchedule {
  const [lower, first] = below[field] ?? [];
  const next = lower && schedule[lower]?.kind === 'every' ? changePart(schedule, lower, value(first ?? 0)) : schedule;
  if (field !== 'month') return next;
  if (next.day.kind === 'unset') return next.week.kind === 'every' ? changePart(next, 'week', value(1)) : next;
  return next.day.kind === 'every' ? changePart(next, 'day', value(1)) : next;
}

function balanced(schedule: CronSchedule, field: CronField): CronSchedule {
  if (field !== 'day' && field !== 'week') return schedule;
  const other = field === 'day' ? 'week' : 'day';
  if (schedule[field]?.kind !== 'unset') return { ...schedule, [other]: unsetPart };
  return schedule[other].kind === 'unset' ? { ...schedule, [other]: value(1) } : schedule;
}

function isSet(part: CronPart): boolean {
  return part.kind !== 'every' && part.kind !== 'unset';
}

function value(number: number): CronPart {
  return { kind: 'list', items: [{ kind: 'value', value: number }] };
}
