import type { ResolvedField } from '../model/resolved-model.ts';

type Restart = NonNullable<ResolvedField['numbering']>['restart'];

const part = /\{([^{}]*)\}/g;
const dateParts: Record<string, (date: string) => string> = {
  yyyy: (date) => date.slice(0, 4),
  yy: (date) => date.slice(2, 4),
  MM: (date) => date.slice(5, 7),
  dd: (date) => date.slice(8, 10),
};
const lengths: Record<Restart, number> = { day: 10, month: 7, year: 4, never: 0 };

/**
 * The number that a pattern gives, e.g. `SO{yyyyMMdd}{seq:4}` on `2024-05-06` with 12: `SO202405060012`.
 * `date` begins with `YYYY-MM-DD`; a sequence that outgrows its digits is written whole.
 */
export function nextNumber(pattern: string, date: string, seq: number): string {
  return pattern.replace(part, (_braces, content: string) => {
    const [name, digits] = content.split(':');
    if (name === 'seq') return String(seq).padStart(Number(digits ?? 1), '0');
    return content.replace(/yyyy|yy|MM|dd/g, (token) => dateParts[token]?.(date) ?? token);
  });
}

/** Names the period in which a sequence counts on: the day, month or year of `date`, or '' for ever. */
export function restartKey(restart: Restart, date: string): string {
  return date.slice(0, lengths[restart]).replaceAll('-', '');
}
