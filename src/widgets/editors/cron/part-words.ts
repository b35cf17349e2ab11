import { cronFields, type CronField } from '../../../engine/time/cron/index.ts';
import { say, text, textTable } from '../../../locale/index.ts';
import type { PartMode } from './part-modes.ts';

/** Sunday first, as in Quartz. */
export const weekdayNames = textTable([
  text('周日'),
  text('周一'),
  text('周二'),
  text('周三'),
  text('周四'),
  text('周五'),
  text('周六'),
]);

/** The unit after a number of the part; weekdays have names. */
export const unitOf: Readonly<Record<CronField, string>> = textTable({
  second: text('秒'),
  minute: text('分'),
  hour: text('时'),
  day: text('日'),
  month: text('月'),
  year: text('年'),
  week: '',
});

const names: Readonly<Record<PartMode, string>> = textTable({
  unset: text('不设置'),
  every: text('每'),
  range: text('区间'),
  loop: text('循环'),
  workday: text('工作日'),
  last: text('最后一日'),
  'last-workday': text('最后一个工作日'),
  'before-last': text('最后几日'),
  'last-weekday': text('最后一个'),
  'nth-weekday': text('第几个'),
  specify: text('指定'),
  other: text('自定义'),
});

export function modeName(field: CronField, mode: PartMode): string {
  if (mode !== 'every') return names[mode];
  return field === 'week' ? say('每天') : `${names.every}${cronFields[field].name}`;
}
