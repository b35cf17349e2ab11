import type { JsonValue } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';

/** Returns the value of a field; records come from JSON, so it is a JSON value. */
export function valueOf(record: Readonly<DataRecord>, key: string): JsonValue | undefined {
  const value = record[key];
  return isJson(value) ? value : undefined;
}

function isJson(value: unknown): value is JsonValue {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);
}
