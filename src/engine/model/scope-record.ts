import { decimalFrom, decimalToNumber } from '../../schema/decimal/index.ts';
import type { ResolvedField } from './resolved-model.ts';

/**
 * The record as expressions see it: decimals, which travel as text, are numbers (so that `+` adds); lines too.
 * Takes the fields of the record, and for a field of lines the fields of a line.
 */
export function scopeRecord(
  fields: readonly ResolvedField[],
  record: Readonly<Record<string, unknown>>,
  lineFields: (child: ResolvedField) => readonly ResolvedField[] | undefined = () => undefined,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...record };
  for (const field of fields) {
    if (!Object.hasOwn(copy, field.name)) continue;
    const value = copy[field.name];
    const columns = field.child && lineFields(field);
    if (columns && Array.isArray(value)) copy[field.name] = value.map((line) => scopeLine(columns, line));
    else copy[field.name] = scopeValue(field, value);
  }
  return copy;
}

/** Decimal text of a number field as a number; anything else as it is. */
export function scopeValue(field: ResolvedField, value: unknown): unknown {
  if ((field.type !== 'number' && field.type !== 'integer') || typeof value !== 'string') return value;
  const decimal = decimalFrom(value);
  return decimal ? decimalToNumber(decimal) : value;
}

function scopeLine(fields: readonly ResolvedField[], line: unknown): unknown {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return line;
  return scopeRecord(fields, Object.fromEntries(Object.entries(line)));
}
