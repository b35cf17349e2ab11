import { say } from '../../../locale/index.ts';
import {
  cronFieldNames,
  cronFields,
  maxDaysBeforeLast,
  type CronField,
  type CronItem,
  type CronPart,
  type CronSchedule,
} from './cron-schedule.ts';

export type CronResult = { ok: true; schedule: CronSchedule } | { ok: false; field?: CronField; message: string };

export type CronPartResult = { ok: true; part: CronPart } | { ok: false; message: string };

/**
 * Parses a cron expression as Quartz does (CronExpression of quartz-scheduler 2.3): six or seven parts, second first,
 * names in any case, 1 = Sunday. It rejects what Quartz rejects, and also the steps that Quartz ignores: 0, and one
 * after a name.
 */
export function parseCron(text: string): CronResult {
  const parts = text.trim().split(/\s+/).filter(Boolean);
  if (parts.length > 7) return { ok: false, message: say('Cron表达式最多7项！') };
  if (parts.length < 6) return { ok: false, message: say('Cron表达式至少6项，依次是秒、分、时、日、月、周。') };
  const read: Partial<Record<CronField, CronPart>> = {};
  for (const [index, part] of parts.entries()) {
    const field = cronFieldNames[index] ?? 'year';
    const result = parseCronPart(field, part);
    if (!result.ok) return { ok: false, field, message: partMessage(field, result.message) };
    read[field] = result.part;
  }
  const { second, minute, hour, day, month, week, year } = read;
  if (!second || !minute || !hour || !day || !month || !week) return { ok: false, message: say('Cron表达式不完整。') };
  return checkSchedule({ second, minute, hour, day, month, week, ...(year && { year }) });
}

function checkSchedule(schedule: CronSchedule): CronResult {
  const unset = [schedule.day, schedule.week].filter(({ kind }) => kind === 'unset').length;
  if (unset === 1) return { ok: true, schedule };
  const message =
    unset === 0
      ? say('日和周只能设置其中之一，另一项请写“?”。')
      : say('日和周都没有设置，请设置其中之一，另一项写“?”。');
  return { ok: false, field: 'day', message: say('Cron表达式错误：{message}', { message }) };
}

function partMessage(field: CronField, message: string): string {
  return say('Cron表达式参数[{name}]错误：{message}', { name: cronFields[field].name, message });
}

/** Parses one part; the message describes what would be valid. */
export function parseCronPart(field: CronField, text: string): CronPartResult {
  const part = text.toUpperCase();
  if (part === '*') return { ok: true, part: { kind: 'every' } };
  if (part === '?')
    return field === 'day' || field === 'week' ? found({ kind: 'unset' }) : refused(say('“?”只能用在日和周。'));
  if (field === 'day' && /[LW]/.test(part)) return parseMonthDay(part);
  if (field === 'week' && (part.includes('#') || part.endsWith('L'))) return parseWeekday(part);
  const items: CronItem[] = [];
  for (const piece of part.split(',')) {
    if (piece === '*') return found({ kind: 'every' });
    const item = parseItem(field, piece);
    if (typeof item === 'string') return refused(item);
    items.push(item);
  }
  return found({ kind: 'list', items });
}

function found(part: CronPart): CronPartResult {
  return { ok: true, part };
}

function refused(message: string): CronPartResult {
  return { ok: false, message };
}

function parseMonthDay(text: string): CronPartResult {
  const last = /^L(?:-(\d{1,2}))?(W?)$/.exec(text);
  if (last) {
    const before = Number(last[1] ?? 0);
    if (before > maxDaysBeforeLast)
      return refused(say('“L-”后面只能是 1 到 {maxDaysBeforeLast} 的数。', { maxDaysBeforeLast }));
    return found({ kind: 'last', before, workday: last[2] === 'W' });
  }
  const workday = /^(\d{1,2})W$/.exec(text);
  if (!workday) return refused(say('“L”和“W”只能单独使用，写作 L、L-3、LW 或 15W。'));
  const day = Number(workday[1]);
  return isWithin('day', day) ? found({ kind: 'workday', day }) : refused(say('“W”前面只能是 1 到 31 的数。'));
}

function parseWeekday(text: string): CronPartResult {
  if (text === 'L') return found({ kind: 'list', items: [{ kind: 'value', value: cronFields.week.max }] });
  const match = /^([A-Z]{3}|\d)(?:L|#(\d))$/.exec(text);
  const weekday = match?.[1] === undefined ? undefined : readNumber('week', match[1]);
  if (!match || weekday === undefined)
    return refused(say('“L”和“#”只能单独使用，写作 6L（最后一个星期五）或 6#3（第三个星期五）。'));
  if (match[2] === undefined) return found({ kind: 'last-weekday', weekday });
  const nth = Number(match[2]);
  return nth >= 1 && nth <= 5
    ? found({ kind: 'nth-weekday', weekday, nth })
    : refused(say('“#”后面只能是 1 到 5 的数。'));
}

const itemPattern = /^(?:(\*)|([A-Z]{3}|\d{1,4})(?:-([A-Z]{3}|\d{1,4}))?)?(?:\/(\d{1,4}))?$/;

function parseItem(field: CronField, text: string): CronItem | string {
  const { min, max, maxStep, name } = cronFields[field];
  const match = text === '' ? null : itemPattern.exec(text);
  if (!match) return say('“{text}”看不懂，可以写数字、1-5、0/5 或用逗号分开的几项。', { text: text.slice(0, 20) });
  const step = match[4] === undefined ? undefined : Number(match[4]);
  const isRange = match[3] !== undefined;
  if (step !== undefined && isRange && step < 1) return say('间隔只能是大于 0 的数。');
  if (step !== undefined && !isRange && (step < 1 || step > maxStep))
    return say('间隔只能是 1 到 {maxStep} 的数。', { maxStep });
  if (match[2] === undefined) return { kind: 'loop', from: '*', step: step ?? 1 };
  const from = readNumber(field, match[2]);
  const to = match[3] === undefined ? undefined : readNumber(field, match[3]);
  const isMixed = match[3] !== undefined && /\d/.test(match[2]) !== /\d/.test(match[3]);
  if (from === undefined || isMixed || (isRange && to === undefined)) {
    return say('只能是 {min} 到 {max} 的数。', { min, max });
  }
  if (step !== undefined && /[A-Z]/.test(match[2])) {
    const written = `${from}${to === undefined ? '' : `-${to}`}/${step}`;
    return say('名称后面的间隔不起作用，请把“{text}”改用数字写作“{written}”。', { text, written });
  }
  if (to === undefined) return step === undefined ? { kind: 'value', value: from } : { kind: 'loop', from, step };
  if (field === 'year' && from > to) return say('开始的{name}不能大于结束的{name}。', { name });
  return { kind: 'range', from, to, ...(step !== undefined && { step }) };
}

function readNumber(field: CronField, text: string): number | undefined {
  const { min, names } = cronFields[field];
  const index = names?.indexOf(text) ?? -1;
  const value = index >= 0 ? min + index : /^\d+$/.test(text) ? Number(text) : undefined;
  return value !== undefined && isWithin(field, value) ? value : undefined;
}

function isWithin(field: CronField, value: number): boolean {
  return value >= cronFields[field].min && value <= cronFields[field].max;
}
