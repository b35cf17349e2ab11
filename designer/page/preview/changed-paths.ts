import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

/** What is different between two texts of values: the path of each value and what it is now. */
export function changedPaths(before: string, after: string): { path: string; value: string }[] {
  const [left, right]: [JsonValue, JsonValue] = [JSON.parse(before), JSON.parse(after)];
  return differences(left, right, '');
}

function differences(
  left: JsonValue | undefined,
  right: JsonValue | undefined,
  path: string,
): { path: string; value: string }[] {
  if (JSON.stringify(left) === JSON.stringify(right)) return [];
  const [one, other] = [membersOf(left), membersOf(right)];
  if (!one || !other) return [{ path, value: JSON.stringify(right ?? null) }];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) => differences(one.get(name), other.get(name), path === '' ? name : `${path}.${name}`));
}

function membersOf(value: JsonValue | undefined): Map<string, JsonValue> | undefined {
  if (Array.isArray(value)) return new Map(value.map((item, index) => [String(index), item]));
  return isJsonObject(value) ? new Map(Object.entries(value)) : undefined;
}
