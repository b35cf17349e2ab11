import { isEqual, isJsonObject, readString, type JsonValue } from '../json/index.ts';

/** A part that differs between two documents. A value is undefined if its document lacks the part. */
export interface Difference {
  /** The keys that lead to the part. A list item is identified by its name, or by `#` and its number from 1 on. */
  path: string[];
  before: JsonValue | undefined;
  after: JsonValue | undefined;
}

/** Returns the smallest parts in which two values differ, first in the order of `before`, then of `after`. */
export function differencesBetween(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: string[] = [],
): Difference[] {
  if (isEqual(before, after)) return [];
  const [left, right] = [partsOf(before), partsOf(after)];
  if (!left || !right || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const inside = names.flatMap((name) => differencesBetween(left.get(name), right.get(name), [...path, name]));
  // No inner difference: the same parts in another order.
  return inside.length > 0 ? inside : [{ path, before, after }];
}

function partsOf(value: JsonValue | undefined): Map<string, JsonValue> | undefined {
  if (Array.isArray(value)) {
    const parts = new Map<string, JsonValue>();
    for (const [index, item] of value.entries()) {
      const name = calledIn(item);
      parts.set(name !== undefined && !parts.has(name) ? name : `#${index + 1}`, item);
    }
    return parts;
  }
  return isJsonObject(value) ? new Map(Object.entries(value)) : undefined;
}

const names = ['key', 'name', 'field', 'value', 'path', 'title'];

function calledIn(item: JsonValue): string | undefined {
  if (typeof item === 'string') return item;
  if (!isJsonObject(item)) return undefined;
  return names.map((name) => readString(item[name])).find((value) => value !== undefined && value !== '');
}
