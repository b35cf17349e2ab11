import type { ResolvedField } from './resolved-model.ts';

/** True if the field contains a day, a date-time or a time of day. */
export function isTimed({ format }: Pick<ResolvedField, 'format'>): boolean {
  return format === 'date' || format === 'date-time' || format === 'time';
}
