import type { CronItem, CronPart, CronSchedule } from './cron-schedule.ts';

/** Prints the expression of a schedule; parsing it gives an equal schedule. */
export function printCron({ second, minute, hour, day, month, week, year }: CronSchedule): string {
  return [second, minute, hour, day, month, week, ...(year ? [year] : [])].map(printCronPart).join(' ');
}

export function printCronPart(part: CronPart): string {
  switch (part.kind) {
    case 'every':
      return '*';
    case 'unset':
      return '?';
    case 'list':
      return part.items.map(printItem).join(',');
    case 'last':
      return `L${part.before > 0 ? `-${part.before}` : ''}${part.workday ? 'W' : ''}`;
    case 'workday':
      return `${part.day}W`;
    case 'last-weekday':
      return `${part.weekday}L`;
    case 'nth-weekday':
      return `${part.weekday}#${part.nth}`;
  }
}

function printItem(item: CronItem): string {
  switch (item.kind) {
    case 'value':
      return String(item.value);
    case 'range':
      return `${item.from}-${item.to}${item.step === undefined ? '' : `/${item.step}`}`;
    case 'loop':
      return `${item.from}/${item.step}`;
  }
}
