/**
 * The content of a JSON text. Objects keep the order of their keys, because the order of keys is the order of fields.
 */
export type JsonValue = JsonScalar | JsonArray | JsonObject;
export type JsonScalar = string | number | boolean | null;
export type JsonArray = JsonValue[];
export type JsonObject = { [key: string]: JsonValue };

/** True for `{…}`, false for arrays, scalars, null and undefined. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return isRecord(value);
}

/** Like `isJsonObject`, for a value from outside that may be anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
