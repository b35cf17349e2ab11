import { isJsonObject, type JsonValue } from '../json/index.ts';

/**
 * True if a key or a text inside the value contains the name. Whatever uses a name contains it, so other documents need
 * not be walked, which takes far longer.
 */
export function mentions(value: JsonValue, name: string): boolean {
  if (typeof value === 'string') return value.includes(name);
  if (Array.isArray(value)) return value.some((item) => mentions(item, name));
  return (
    isJsonObject(value) && Object.keys(value).some((key) => key.includes(name) || mentions(value[key] ?? null, name))
  );
}
