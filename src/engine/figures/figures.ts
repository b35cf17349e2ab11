import { text, translated } from '../../locale/index.ts';
import { addDecimals } from '../../schema/decimal/arithmetic.ts';
import { decimalFrom, decimalToNumber } from '../../schema/decimal/decimal.ts';
import type { Dimension, MeasureShape } from './query-shape.ts';

export interface Category {
  /** The value as the query returned it; null if the records have none. */
  value: string | number | boolean | null;
  text: string;
  /** True for the category that sums up all those that are not shown separately. */
  isRest?: true;
}

/** The numbers of one measure, one for each category; null if there is none. */
export interface Series {
  title: string;
  measure: MeasureShape;
  part?: Category;
  isBefore?: true;
  values: (number | null)[];
}

export interface Figures {
  dimension?: Dimension;
  parts?: Dimension;
  categories: Category[];
  series: Series[];
}

type Row = Readonly<Record<string, unknown>>;

export interface Reading {
  dimension: Dimension | undefined;
  parts?: Dimension | undefined;
  measures: readonly MeasureShape[];
}

const nothing = text('未填写');

/**
 * Converts rows to figures: distinct categories and parts, in the order of their first occurrence. Rows of the same
 * category and part are summed.
 */
export function figuresOf(rows: readonly Row[], { dimension, parts, measures }: Reading): Figures {
  const categories = distinct(rows, dimension);
  const split = parts && distinct(rows, parts);
  const at = new Map(categories.map(({ value }, index) => [value, index]));
  const series = measures.flatMap((measure) =>
    (split ?? [undefined]).map((part): Series => {
      const values: (number | null)[] = categories.map(() => null);
      for (const row of rows) {
        if (part && parts && valueOf(row, parts) !== part.value) continue;
        const index = at.get(dimension ? valueOf(row, dimension) : null) ?? 0;
        values[index] = added(values[index] ?? null, numberOf(row[measure.name]));
      }
      return { title: titleOf(measure, part, measures.length > 1), measure, ...(part && { part }), values };
    }),
  );
  return { ...(dimension && { dimension }), ...(parts && { parts }), categories, series };
}

function titleOf(measure: MeasureShape, part: Category | undefined, isOneOfSeveral: boolean): string {
  if (!part) return measure.title;
  return isOneOfSeveral ? `${part.text} ${measure.title}` : part.text;
}

function distinct(rows: readonly Row[], dimension: Dimension | undefined): Category[] {
  if (!dimension) return [{ value: null, text: '' }];
  const found = new Map<Category['value'], Category>();
  for (const row of rows) {
    const value = valueOf(row, dimension);
    if (!found.has(value)) found.set(value, { value, text: textOf(row, dimension, value) });
  }
  return [...found.values()];
}

function valueOf(row: Row, { name }: Dimension): Category['value'] {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function textOf(row: Row, { name, options }: Dimension, value: Category['value']): string {
  if (value === null || value === '') return translated(nothing);
  const called = row[`${name}_dictText`];
  if (typeof called === 'string' && called !== '') return called;
  return options?.find((option) => String(option.value) === String(value))?.label ?? String(value);
}

/** Converts a value to a number for charts; amounts arrive as decimal text. */
export function numberOf(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const decimal = decimalFrom(value);
  return decimal ? decimalToNumber(decimal) : null;
}

/** Returns the exact decimal sum of two numbers: 0.1 and 0.2 are 0.3. */
export function added(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  const [left, right] = [decimalFrom(one), decimalFrom(other)];
  return left && right ? decimalToNumber(addDecimals(left, right)) : one + other;
}
