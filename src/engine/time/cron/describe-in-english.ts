import type { CronField, CronItem, CronPart, CronSchedule } from './cron-schedule.ts';
import { values } from './listed-values.ts';

/** Describes when a schedule runs in one English sentence, e.g. `Runs on Monday to Friday, at 09:30:00.` */
export function describeInEnglish(schedule: CronSchedule): string {
  const parts = [describeDate(schedule), describeYear(schedule.year), describeTime(schedule)];
  return `Runs ${parts.filter(Boolean).join(', ')}.`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const weekdayName = (number: number) => weekdays[number - 1] ?? '';
const monthName = (number: number) => months[number - 1] ?? '';

function describeYear(part: CronPart | undefined): string {
  return part === undefined || part.kind === 'every' ? '' : `in ${items(part, 'year', String)}`;
}

function describeDate({ day, month, week }: CronSchedule): string {
  const days = day.kind === 'unset' ? describeWeek(week) : describeDay(day);
  if (month.kind === 'every') return days;
  return `${days} in ${items(month, 'month', monthName)}`;
}

function describeDay(part: CronPart): string {
  if (part.kind === 'every') return 'every day';
  if (part.kind === 'workday') return `on the weekday nearest day ${part.day} of the month`;
  if (part.kind !== 'last') return `on day ${items(part, 'day', String)} of the month`;
  const day = part.before === 0 ? 'last day' : `day ${part.before} before the last`;
  if (!part.workday) return `on the ${day} of the month`;
  return part.before === 0 ? 'on the last weekday of the month' : `on the weekday nearest the ${day} of the month`;
}

function describeWeek(part: CronPart): string {
  if (part.kind === 'last-weekday') return `on the last ${weekdayName(part.weekday)} of the month`;
  if (part.kind === 'nth-weekday')
    return `on the ${ordinals[part.nth - 1] ?? ''} ${weekdayName(part.weekday)} of the month`;
  return part.kind === 'every' ? 'every day' : `on ${items(part, 'week', weekdayName)}`;
}

function describeTime({ second, minute, hour }: CronSchedule): string {
  const [hours, minutes, seconds] = [values(hour), values(minute), values(second)];
  if (hours && minutes?.length === 1 && seconds?.length === 1) {
    return `at ${listed(hours.map((value) => [value, minutes[0], seconds[0]].map(twoDigits).join(':')))}`;
  }
  const isOnTheMinute = seconds?.length === 1 && seconds[0] === 0;
  const text = [
    isOnTheMinute ? '' : within(second, 'second'),
    minute.kind === 'every' && !isOnTheMinute ? '' : within(minute, 'minute'),
    hour.kind === 'every' && (minute.kind === 'every' || isLoop(minute)) ? '' : within(hour, 'hour'),
  ]
    .filter(Boolean)
    .join(' of ');
  return text.startsWith('every') ? text : `at ${text}`;
}

function isLoop(part: CronPart): boolean {
  return part.kind === 'list' && part.items.every(({ kind }) => kind === 'loop');
}

function within(part: CronPart, field: CronField): string {
  if (part.kind === 'every') return `every ${field}`;
  return isLoop(part) ? items(part, field, String) : `${field} ${items(part, field, String)}`;
}

function items(part: CronPart, field: CronField, name: (value: number) => string): string {
  if (part.kind !== 'list') return '';
  const numbers = values(part);
  return listed(numbers ? numbers.map(name) : part.items.map((item) => describeItem(item, field, name)));
}

function describeItem(item: CronItem, field: CronField, name: (value: number) => string): string {
  if (item.kind === 'value') return name(item.value);
  const unit = field === 'week' ? 'day' : field;
  const every = item.step === undefined ? '' : `every ${item.step === 1 ? unit : `${item.step} ${unit}s`}`;
  if (item.kind === 'loop') return item.from === '*' ? every : `${every} from ${name(item.from)}`;
  const range = `${name(item.from)} to ${name(item.to)}`;
  return every === '' ? range : `${every} from ${range}`;
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
}

function twoDigits(value: number | undefined): string {
  return String(value ?? 0).padStart(2, '0');
}
