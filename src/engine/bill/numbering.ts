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
 * Returns the number that a pattern produces, e.g. `SO{yyyyMMdd}{seq:4}` on `2024-05-06` with 12: `SO202405060012`.
 * `date` begins with `YYYY-MM-DD`; a sequence longer than its digits is written in full.
 */
export function nextNumber(pattern: string, date: string, seq: number): string {
  return pattern.replace(part, (_braces, content: string) => {
    const [name, digits] = content.split(':');
    if (name === 'seq') return String(seq).padStart(Number(digits ?? 1), '0');
    return content.replace(/yyyy|yy|MM|dd/g, (token) => dateParts[token]?.(date) ?? token);
  });
}

export interface NumberShape {
  prefix: string;
  /** A regular expression (valid in JavaScript and PostgreSQL) for whole numbers; its one group is the sequence. */
  expression: string;
}

/** A counter cannot produce longer sequences. */
const digitsAtMost = 15;

/** Returns the shape of the numbers of a pattern on a day, for any sequence. */
export function numberShape(pattern: string, date: string): NumberShape {
  const texts = pattern.split(/\{seq(?::\d+)?\}/).map((text) => nextNumber(text, date, 0));
  const [first = '', second = '', ...others] = texts.map(literal);
  const expression = [`^${first}(\\d{1,${digitsAtMost}})${second}`, ...others].join(`\\d{1,${digitsAtMost}}`);
  return { prefix: texts[0] ?? '', expression: `${expression}$` };
}

/** Returns the sequence in a number of the shape; undefined for any other text. */
export function sequenceOf({ expression }: NumberShape, text: string): number | undefined {
  const sequence = new RegExp(expression, 'u').exec(text)?.[1];
  return sequence === undefined ? undefined : Number(sequence);
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The pattern of codes that follow the tree: a letter and two digits for each level, e.g. `A01B12`. */
export const treePattern = '{tree}';

const treePart = /^[A-Z](?!00)\d\d$/;
const treeParts = 26 * 99;

/**
 * Returns the code below `parent` (the code above; '' at the top) after the greatest of `taken`: `A01`, `A02` … `A99`,
 * `B01` … `Z99`; after the last code, the smallest free one. Other texts in `taken` are ignored.
 * @returns undefined when all are taken.
 */
export function nextTreeCode(parent: string, taken: Iterable<string>): string | undefined {
  const places = new Set<number>();
  for (const code of taken) {
    const part = code.startsWith(parent) ? code.slice(parent.length) : '';
    if (treePart.test(part)) places.add((part.charCodeAt(0) - 65) * 99 + Number(part.slice(1)) - 1);
  }
  let place = places.size === 0 ? 0 : Math.max(...places) + 1;
  if (place >= treeParts) for (place = 0; places.has(place);) place += 1;
  if (place >= treeParts) return undefined;
  return `${parent}${String.fromCharCode(65 + Math.floor(place / 99))}${String((place % 99) + 1).padStart(2, '0')}`;
}

/**
 * Returns the key of the period in which a sequence continues: the day, month or year of `date`, or '' if it never
 * restarts.
 */
export function restartKey(restart: Restart, date: string): string {
  return date.slice(0, lengths[restart]).replaceAll('-', '');
}
