import { roundDecimal } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToNumber, decimalToText } from '../../schema/decimal/decimal.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { DATE, DATE_TIME, isDateText, TIME } from '../values/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';

/** Binary arithmetic is exact up to this many digits; the digits after them are noise. */
const preciseDigits = 15;

type Held = Pick<ResolvedField, 'type' | 'scale' | 'format'>;

/**
 * Converts the result of an expression to the type of the field: text rounded to its scale, a number, a text, or the
 * day of a moment for a date; null for an empty result.
 */
export function toFieldValue(field: Held, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field.type === 'number' || field.type === 'integer') return toNumeric(field, value);
  if (field.type === 'boolean') return Boolean(value);
  if (field.type === 'string')
    return typeof value === 'object' ? JSON.stringify(value) : toMoment(field, String(value));
  return value;
}

/**
 * Converts a computed value to the type of the field. A value that does not fit, such as a text in a number field, is
 * returned unchanged, so that the validation of the record rejects it.
 */
export function computedValue(field: Held, value: unknown): unknown {
  const held = toFieldValue(field, value);
  const isWrong = (typeof value === 'string' && value.trim() !== '') || (typeof value === 'object' && value !== null);
  return held === null && isWrong ? value : held;
}

/** Converts the rows of an expression to the types of their fields; undefined when the result is not a list of rows. */
export function computedRows(fields: readonly ResolvedField[], value: unknown): RecordValues[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined;
  const known = new Map(fields.map((field) => [field.name, field]));
  return value.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, inner]) => {
        const field = known.get(name);
        return [name, field && !field.child ? computedValue(field, inner) : inner];
      }),
    ),
  );
}

/** True when a date or time field can store the text; always true for other fields. */
export function isMomentOf({ format }: Held, value: unknown): boolean {
  if (format !== 'date' && format !== 'date-time' && format !== 'time') return true;
  return typeof value === 'string' && isDateText(value, moments[format]);
}

const moments = { date: DATE, 'date-time': DATE_TIME, time: TIME } as const;

function toMoment({ format }: Held, text: string): string {
  if (format === 'date' && isDateText(text, DATE_TIME)) return text.slice(0, 10);
  return format === 'date-time' && isDateText(text, DATE) ? `${text} 00:00:00` : text;
}

function toNumeric({ type, scale }: Held, value: unknown): string | number | null {
  const decimal = typeof value === 'boolean' ? decimalFrom(Number(value)) : withoutNoise(value);
  if (!decimal) return null;
  if (scale !== undefined) return decimalToText(decimal, scale);
  return decimalToNumber(type === 'integer' ? roundDecimal(decimal, 0) : decimal);
}

function withoutNoise(value: unknown): Decimal | undefined {
  const noisy = typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value);
  return decimalFrom(noisy ? Number(value.toPrecision(preciseDigits)) : value);
}

/**
 * Returns the record as expressions read it: numbers instead of decimal text, null for missing values, likewise in its
 * lines.
 */
export function toScopeRecord(model: ResolvedModel, record: RecordValues, models: BillContext['models']): RecordValues {
  const fields = model.fields.map((field) => [field.name, toScopeValue(field, record[field.name], models)] as const);
  return { ...record, ...Object.fromEntries(fields) };
}

function toScopeValue(field: ResolvedField, value: unknown, models: BillContext['models']): unknown {
  if (field.child) {
    const lineModel = models.get(field.child.model);
    return linesOf(value).map((line) => (lineModel ? toScopeRecord(lineModel, line, models) : line));
  }
  if (field.type !== 'number' && field.type !== 'integer') return value ?? null;
  const decimal = decimalFrom(value);
  if (decimal) return decimalToNumber(decimal);
  return field.rollup ? 0 : null;
}

/** Returns the lines under a child field, in order; items that are not objects are dropped. */
export function linesOf(value: unknown): RecordValues[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
