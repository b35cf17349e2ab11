import type { ResolvedField } from '../model/index.ts';

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

/** The pattern of codes that follow the tree: a letter and two digits for each level, e.g. `A01B12`. */
export const treePattern = '{tree}';

/**
 * The code after `last` among those directly below `parent` (the code above; '' at the top): `A01`, `A02` … `A99`, `B01`
 * … `Z99`. Without `last` the first one; undefined where there are no more.
 */
export function nextTreeCode(parent: string, last: string | undefined): string | undefined {
  const part = last?.slice(parent.length) ?? 'A00';
  if (!/^[A-Z]\d\d$/.test(part)) return `${parent}A01`;
  const next = (part.charCodeAt(0) - 65) * 99 + Number(part.slice(1)) + 1;
  const letter = Math.floor((next - 1) / 99);
  if (letter > 25) return undefined;
  return `${parent}${String.fromCharCode(65 + letter)}${String(((next - 1) % 99) + 1).padStart(2, '0')}`;
}

/** Names the period in which a sequence counts on: the day, month or year of `date`, or '' for ever. */
export function restartKey(restart: Restart, date: string): string {
  return date.slice(0, lengths[restart]).replaceAll('-', '');
}
