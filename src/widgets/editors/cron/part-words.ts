import { type CronField, cronFields } from '../../../engine/time/cron/index.ts';
import type { PartMode } from './part-modes.ts';

/** Sunday first, as Quartz counts. */
export const weekdayNames = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** What stands behind a number of the part; weekdays have their names. */
export const unitOf: Readonly<Record<CronField, string>> = {
  ...{ second: '秒', minute: '分', hour: '时', day: '日', month: '月', year: '年' },
  week: '',
};

const names: Readonly<Record<PartMode, string>> = {
  unset: '不设置',
  every: '每',
  range: '区间',
  loop: '循环',
  workday: '工作日',
  last: '最后一日',
  'last-workday': '最后一个工作日',
  'before-last': '最后几日',
  'last-weekday': '最后一个',
  'nth-weekday': '第几个',
  specify: '指定',
  other: '自定义',
};

export function modeName(field: CronField, mode: PartMode): string {
  if (mode !== 'every') return names[mode];
  return field === 'week' ? '每天' : `${names.every}${cronFields[field].name}`;
}
