import { currentLocale } from '../../../locale/index.ts';
import { type CronField, type CronItem, type CronPart, type CronSchedule } from './cron-schedule.ts';
import { describeInEnglish } from './describe-in-english.ts';
import { values } from './listed-values.ts';

/** Describes when a schedule runs in one sentence in the user's language, e.g. `每周一至周五，09:30:00 执行。` */
export function describeCron(schedule: CronSchedule): string {
  if (currentLocale() === 'en-US') return describeInEnglish(schedule);
  const parts = [describeYear(schedule.year), describeDate(schedule), describeTime(schedule)].filter(Boolean);
  return `${parts.join('，')} 执行。`;
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const ordinals = ['第一', '第二', '第三', '第四', '第五'];
const weekdayName = (number: number) => weekdays[number - 1] ?? '';

function describeYear(part: CronPart | undefined): string {
  return part === undefined || part.kind === 'every' ? '' : items(part, 'year', (value) => `${value}年`);
}

function describeDate({ day, month, week }: CronSchedule): string {
  const months = month.kind === 'every' ? '' : items(month, 'month', (value) => `${value}月`);
  const days = day.kind === 'unset' ? describeWeek(week) : describeDay(day);
  if (days === '每天') return months ? `${months}的每天` : '每天';
  if (day.kind === 'unset' && week.kind === 'list') return months ? `${months}的${days}` : days;
  return months ? `${months}的${days}` : `每月${days}`;
}

function describeDay(part: CronPart): string {
  if (part.kind === 'every') return '每天';
  if (part.kind === 'workday') return `离${part.day}日最近的工作日`;
  if (part.kind !== 'last') return items(part, 'day', (value) => `${value}日`);
  const day = part.before === 0 ? '最后一天' : `最后一天的前${part.before}天`;
  if (!part.workday) return day;
  return part.before === 0 ? '最后一个工作日' : `离${day}最近的工作日`;
}

function describeWeek(part: CronPart): string {
  if (part.kind === 'last-weekday') return `最后一个${weekdayName(part.weekday)}`;
  if (part.kind === 'nth-weekday') return `${ordinals[part.nth - 1] ?? ''}个${weekdayName(part.weekday)}`;
  if (part.kind === 'every') return '每天';
  return `每${items(part, 'week', weekdayName)}`;
}

function describeTime({ second, minute, hour }: CronSchedule): string {
  const [hours, minutes, seconds] = [values(hour), values(minute), values(second)];
  if (hours && minutes?.length === 1 && seconds?.length === 1) {
    return hours.map((value) => [value, minutes[0], seconds[0]].map(twoDigits).join(':')).join('、');
  }
  const isEverySecond = second.kind === 'every';
  const isEveryMinute = minute.kind === 'every';
  const isOnTheMinute = seconds?.length === 1 && seconds[0] === 0;
  return [
    hour.kind === 'every'
      ? isEveryMinute || isLoop(minute)
        ? ''
        : '每小时'
      : items(hour, 'hour', (value) => `${value}时`),
    isEveryMinute
      ? isEverySecond || isLoop(second)
        ? ''
        : '每分钟'
      : items(minute, 'minute', (value) => `${value}分`),
    isEverySecond
      ? '每秒'
      : isOnTheMinute && (isEveryMinute || isLoop(minute))
        ? ''
        : items(second, 'second', (value) => `${value}秒`),
  ]
    .filter(Boolean)
    .join('的');
}

function isLoop(part: CronPart): boolean {
  return part.kind === 'list' && part.items.length === 1 && part.items[0]?.kind === 'loop';
}

const steps: Record<CronField, string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '天',
  month: '个月',
  week: '天',
  year: '年',
};

function items(part: CronPart, field: CronField, name: (value: number) => string): string {
  if (part.kind !== 'list') return '';
  const numbers = values(part);
  const texts = numbers ? numbers.map(name) : part.items.map((item) => describeItem(item, field, name));
  return texts.join('、');
}

function describeItem(item: CronItem, field: CronField, name: (value: number) => string): string {
  if (item.kind === 'value') return name(item.value);
  if (item.kind === 'loop') {
    return item.from === '*' ? `每${item.step}${steps[field]}` : `从${name(item.from)}起每${item.step}${steps[field]}`;
  }
  const range = `${name(item.from)}至${name(item.to)}`;
  return item.step === undefined ? range : `${range}之间每${item.step}${steps[field]}`;
}

function twoDigits(value: number | undefined): string {
  return String(value ?? 0).padStart(2, '0');
}
