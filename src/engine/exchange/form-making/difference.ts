import { isJsonObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { isSame } from '../json-values.ts';

/** A member that an original has with another value than an export would write; undefined if the original lacks it. */
export interface Difference {
  path: readonly string[];
  value: JsonValue | undefined;
}

/**
 * Returns the members in which an original differs from what an export would write; objects present in both are
 * compared member by member.
 */
export function differences(original: JsonObject, written: JsonObject, path: readonly string[] = []): Difference[] {
  const keys = new Set([...Object.keys(written), ...Object.keys(original)]);
  return [...keys].flatMap((key): Difference[] => {
    const [theirs, ours] = [read(original, key), read(written, key)];
    if (isSame(theirs, ours)) return [];
    const isInside = path.length === 0 && isJsonObject(theirs) && isJsonObject(ours);
    return isInside ? differences(theirs, ours, [...path, key]) : [{ path: [...path, key], value: theirs }];
  });
}

/** Returns the written object with these members as the original has them. */
export function restored(written: JsonObject, kept: readonly Difference[]): JsonObject {
  return kept.reduce((whole, { path, value }) => withMember(whole, path, value), written);
}

function withMember(
  whole: JsonObject,
  [key = '', ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonObject {
  const inner = read(whole, key);
  const next = rest.length === 0 ? value : withMember(isJsonObject(inner) ? inner : {}, rest, value);
  const others = Object.entries(whole);
  if (next === undefined) return Object.fromEntries(others.filter(([each]) => each !== key));
  return Object.hasOwn(whole, key)
    ? Object.fromEntries(others.map(([each, member]) => [each, each === key ? next : member]))
    : Object.fromEntries([...others, [key, next]]);
}

/** Serializes the differences for storage in a document. */
export function printDifferences(kept: readonly Difference[]): JsonObject | undefined {
  const has = kept.flatMap(({ path, value }) => (value === undefined ? [] : [{ path, value }]));
  const lacks = kept.filter(({ value }) => value === undefined).map(({ path }) => [...path]);
  if (kept.length === 0) return undefined;
  const members = has.reduce<JsonObject>((whole, { path, value }) => withMember(whole, path, value), {});
  return {
    format: 'form-making',
    ...(has.length > 0 && { has: members }),
    ...(lacks.length > 0 && { lacks }),
  };
}

/** Parses what `printDifferences` wrote; anything else is ignored. */
export function readDifferences(origin: JsonValue | undefined, inside: readonly string[]): Difference[] {
  if (!isJsonObject(origin) || origin.format !== 'form-making') return [];
  const has = isJsonObject(origin.has) ? Object.entries(origin.has) : [];
  const lacks = (Array.isArray(origin.lacks) ? origin.lacks : []).flatMap((path) =>
    Array.isArray(path) && path.every((key) => typeof key === 'string') ? [{ path, value: undefined }] : [],
  );
  return [
    ...has.flatMap(([key, value]): Difference[] =>
      inside.includes(key) && isJsonObject(value)
        ? Object.entries(value).map(([inner, each]) => ({ path: [key, inner], value: each }))
        : [{ path: [key], value }],
    ),
    ...lacks,
  ];
}

function read(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
