import type { CronPart } from './cron-schedule.ts';

/** Returns the numbers of a part that consists only of numbers, in order; undefined for any other part. */
export function values(part: CronPart): number[] | undefined {
  if (part.kind !== 'list') return undefined;
  const numbers = part.items.flatMap((item) => (item.kind === 'value' ? [item.value] : []));
  return numbers.length === part.items.length ? numbers.toSorted((left, right) => left - right) : undefined;
}
