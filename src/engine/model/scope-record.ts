import { decimalFrom, decimalToNumber } from '../../schema/decimal/decimal.ts';
import { isRecord } from '../../schema/json/index.ts';
import type { ResolvedField } from './resolved-model.ts';

/**
 * Returns the record as expressions read it: decimals, which are transferred as text, are numbers (so that `+` adds),
 * missing values are null, a missing sum of other records is 0; likewise in lines. Takes the fields of the record, and
 * for a field of lines the fields of a line. `scopeLine` allows callers to cache lines between calls.
 */
export function scopeRecord(
  fields: readonly ResolvedField[],
  record: Readonly<Record<string, unknown>>,
  lineFields: (child: ResolvedField) => readonly ResolvedField[] | undefined = () => undefined,
  scopeLine: (fields: readonly ResolvedField[], line: Record<string, unknown>) => Record<string, unknown> = scopeRecord,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...record };
  for (const field of fields) {
    const value = Object.hasOwn(copy, field.name) ? copy[field.name] : undefined;
    copy[field.name] = field.child ? scopeLines(lineFields(field) ?? [], value, scopeLine) : scopeValue(field, value);
  }
  return copy;
}

/**
 * Converts the decimal text of a number field to a number, or null if it is invalid; an empty text becomes null, as it
 * is stored.
 */
function scopeValue(field: ResolvedField, value: unknown): unknown {
  if (field.type !== 'number' && field.type !== 'integer') return value === '' ? null : (value ?? null);
  const decimal = decimalFrom(value);
  if (decimal) return decimalToNumber(decimal);
  return field.rollup ? 0 : null;
}

function scopeLines(
  fields: readonly ResolvedField[],
  value: unknown,
  scopeLine: (fields: readonly ResolvedField[], line: Record<string, unknown>) => Record<string, unknown>,
): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map((line: unknown) => (isRecord(line) ? scopeLine(fields, line) : {}));
}
