import { type Decimal, decimalFrom, decimalToNumber, decimalToText, roundDecimal } from '../../schema/decimal/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';

/** Digits up to which binary arithmetic is exact; what stands behind them is noise. */
const preciseDigits = 15;

/** The result of an expression as the field holds it: rounded to its scale as text, a number, a text; null for none. */
export function toFieldValue(field: Pick<ResolvedField, 'type' | 'scale'>, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field.type === 'number' || field.type === 'integer') return toNumeric(field, value);
  if (field.type === 'boolean') return Boolean(value);
  if (field.type === 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value;
}

function toNumeric({ type, scale }: Pick<ResolvedField, 'type' | 'scale'>, value: unknown): string | number | null {
  const decimal = typeof value === 'boolean' ? decimalFrom(Number(value)) : withoutNoise(value);
  if (!decimal) return null;
  if (scale !== undefined) return decimalToText(decimal, scale);
  return decimalToNumber(type === 'integer' ? roundDecimal(decimal, 0) : decimal);
}

function withoutNoise(value: unknown): Decimal | undefined {
  const noisy = typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value);
  return decimalFrom(noisy ? Number(value.toPrecision(preciseDigits)) : value);
}

/** The record as expressions see it: numbers instead of decimal text, null for what is missing, lines likewise. */
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

/** The lines under a child field: its objects, in order. */
export function linesOf(value: unknown): RecordValues[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Whether a value is a plain object of fields. */
export function isRecord(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
