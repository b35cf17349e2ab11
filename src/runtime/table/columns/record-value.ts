import type { JsonValue } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';

/** Records come from JSON, so what a field holds is a JSON value. */
export function valueOf(record: Readonly<DataRecord>, key: string): JsonValue | undefined {
  const value = record[key];
  return isJson(value) ? value : undefined;
}

function isJson(value: unknown): value is JsonValue {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);
}
