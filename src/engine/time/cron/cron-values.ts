import { cronFields, type CronField, type CronItem, type CronPart } from './cron-schedule.ts';

/**
 * Returns the numbers that a part matches, smallest first; for day and week only those that do not depend on the month.
 */
export function cronValues(field: CronField, part: CronPart): number[] {
  const { min, max } = cronFields[field];
  if (part.kind !== 'list') return part.kind === 'every' ? sequence(min, max, 1) : [];
  const values = new Set(part.items.flatMap((item) => itemValues(item, min, max)));
  return [...values].toSorted((left, right) => left - right);
}

function itemValues(item: CronItem, min: number, max: number): number[] {
  switch (item.kind) {
    case 'value':
      return [item.value];
    case 'loop':
      return sequence(item.from === '*' ? min : item.from, max, item.step);
    case 'range': {
      if (item.from <= item.to) return sequence(item.from, item.to, item.step ?? 1);
      const size = max - min + 1;
      return sequence(item.from, item.to + size, item.step ?? 1).map((value) => (value > max ? value - size : value));
    }
  }
}

function sequence(from: number, to: number, step: number): number[] {
  return from > to ? [] : Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
