import { addDecimals, decimalFrom, decimalToNumber } from '../../schema/decimal/index.ts';
import { text, translated } from '../../schema/locale/index.ts';
import type { Dimension, MeasureShape } from './query-shape.ts';

/** A value of a dimension: what rows are told apart by, and what people call it. */
export interface Category {
  /** As the query gave it; null where the records have none. */
  value: string | number | boolean | null;
  text: string;
  /** Stands for all that are not shown by themselves. */
  isRest?: true;
}

/** The numbers of one measure, one for each category; null where there is none. */
export interface Series {
  title: string;
  measure: MeasureShape;
  /** The value of a second dimension that it stands for. */
  part?: Category;
  /** Of the period that this one is compared with. */
  isBefore?: true;
  values: (number | null)[];
}

/** What charts and their tables show. */
export interface Figures {
  dimension?: Dimension;
  /** Of what parts the series are. */
  parts?: Dimension;
  categories: Category[];
  series: Series[];
}

type Row = Readonly<Record<string, unknown>>;

/** What a chart takes of the rows of a query. */
export interface Reading {
  dimension: Dimension | undefined;
  parts?: Dimension | undefined;
  measures: readonly MeasureShape[];
}

/** How a value that records do not have is called. */
const nothing = text('未填写');

/**
 * The figures of rows: their categories and parts in the order in which they come, each once. Rows of the same category
 * and part are added up.
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

/** A number as drawn; amounts come as decimal text. */
export function numberOf(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const decimal = decimalFrom(value);
  return decimal ? decimalToNumber(decimal) : null;
}

/** The exact sum of two numbers as people would write them: 0.1 and 0.2 are 0.3. */
export function added(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  const [left, right] = [decimalFrom(one), decimalFrom(other)];
  return left && right ? decimalToNumber(addDecimals(left, right)) : one + other;
}
