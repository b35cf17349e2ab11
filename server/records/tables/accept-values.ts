import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { isTimed, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { withoutOuterBlanks } from '../../../src/engine/rules/index.ts';
import { DATE, DATE_TIME, isDateText } from '../../../src/engine/values/index.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToNumber, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { say } from '../../locale/index.ts';
import type { Owner } from './model-graph.ts';

const precision = 38;

/**
 * Returns the fields that a client may write. States, numbers, computed values, rollups and similar fields are
 * excluded.
 */
export function writableFields(model: ResolvedModel, owner: Owner | undefined): ResolvedField[] {
  return model.fields.filter((field) => {
    const serverFilled = field.readOnly || field.value !== undefined || field.rollup || field.numbering;
    return !serverFilled && !field.child && field.name !== model.states?.field && field.name !== owner?.parent;
  });
}

/**
 * Converts a client's values for the columns: decimals to text at their scale, empty text to null, single-line text
 * without surrounding blanks. A value of the wrong type is kept for the validator to report. Names that are not
 * writable fields are left out.
 */
export function acceptValues(fields: readonly ResolvedField[], input: RecordValues): RecordValues {
  const values: RecordValues = {};
  for (const field of fields) {
    if (!Object.hasOwn(input, field.name) || input[field.name] === undefined) continue;
    const value = acceptValue(field, input[field.name]);
    const kept = field.secret && value === null;
    if (!kept) values[field.name] = value;
  }
  return values;
}

function acceptValue(field: ResolvedField, given: unknown): unknown {
  const value = withoutOuterBlanks(field, given);
  if (value === null || value === '') return null;
  if ((field.type !== 'string' || isTimed(field)) && typeof value === 'string' && value.trim() === '') return null;
  // An empty list counts as no value, also in a field of one value, whose column cannot store it.
  if (field.type !== 'array' && Array.isArray(value) && value.length === 0) return null;
  if (field.type === 'number' || field.type === 'integer') return acceptNumber(field, value);
  if (field.type === 'boolean') return acceptBoolean(value);
  if (field.type === 'string' && typeof value === 'number') return String(value);
  if (field.format === 'date' && typeof value === 'string' && isDateText(value, DATE_TIME)) return value.slice(0, 10);
  if (field.format === 'date-time' && typeof value === 'string' && isDateText(value, DATE)) return `${value} 00:00:00`;
  return value;
}

function acceptNumber({ type, scale }: ResolvedField, value: unknown): unknown {
  const decimal = decimalFrom(value);
  if (!decimal) return value;
  if (scale !== undefined) return fitsScale(decimal, scale) ? decimalToText(decimal, scale) : decimalToText(decimal);
  return type === 'integer' && !fitsScale(decimal, 0) ? value : decimalToNumber(decimal);
}

function fitsScale(decimal: Decimal, scale: number): boolean {
  return decimal.scale <= scale || decimal.units % 10n ** BigInt(decimal.scale - scale) === 0n;
}

function acceptBoolean(value: unknown): unknown {
  if (value === 'true' || value === '1' || value === 1) return true;
  if (value === 'false' || value === '0' || value === 0) return false;
  return value;
}

/**
 * Returns problems of values that the database cannot or should not store: control characters, half characters, too
 * large numbers, objects.
 */
export function storageProblems(fields: readonly ResolvedField[], values: RecordValues, prefix = ''): ValueProblem[] {
  return fields.flatMap((field): ValueProblem[] => {
    if (field.child) return [];
    const message = unstorable(field, values[field.name]);
    return message === undefined ? [] : [{ path: prefix + field.name, severity: 'error', rule: 'storage', message }];
  });
}

function unstorable(field: ResolvedField, value: unknown): string | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  if (texts.some((text) => typeof text === 'string' && /[\0\p{Surrogate}]/u.test(text))) {
    return say('{title}含有无法保存的字符，请删去', { title: field.title });
  }
  if (Array.isArray(value) && texts.some((item) => typeof item === 'object'))
    return say('{title}的每一项应为文字或数字', { title: field.title });
  if (field.type !== 'number' && field.type !== 'integer') return undefined;
  const whole = typeof value === 'string' ? (/\d+/.exec(value)?.[0].length ?? 0) : 0;
  const unsafe =
    typeof value === 'number' &&
    (field.type === 'integer' ? Math.abs(value) > Number.MAX_SAFE_INTEGER : !Number.isFinite(value));
  return unsafe || whole > precision - (field.scale ?? 0)
    ? say('{title}的数字太大', { title: field.title })
    : undefined;
}
