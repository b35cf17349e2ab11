import type { ResolvedField } from './resolved-model.ts';

/** Whether the field holds a day, a moment or a time of day. */
export function isTimed({ format }: Pick<ResolvedField, 'format'>): boolean {
  return format === 'date' || format === 'date-time' || format === 'time';
}
