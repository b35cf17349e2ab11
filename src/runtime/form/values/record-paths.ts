import type { DataRecord } from '../../ports/index.ts';

/** The value at a data path such as `address.city` or `lines.2.qty`; undefined where there is none. */
export function valueAt(record: unknown, path: string): unknown {
  let current = record;
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Sets the value at a data path in place; parts that are missing on the way become objects. */
export function setValueAt(record: DataRecord, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let current: object = record;
  for (const key of keys) {
    const next: unknown = Object.hasOwn(current, key) ? Reflect.get(current, key) : undefined;
    const inner = typeof next === 'object' && next !== null ? next : {};
    if (inner !== next) Reflect.set(current, key, inner);
    current = inner;
  }
  Reflect.set(current, last, value);
}

/** The record with another value at a data path; what is not on the way there stays the same objects. */
export function withValueAt(record: DataRecord, path: string, value: unknown): DataRecord {
  const [key = path, ...rest] = path.split('.');
  const inner = record[key];
  const below: DataRecord = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...record, [key]: rest.length > 0 ? withValueAt(below, rest.join('.'), value) : value };
}

/** The record without what is at some data paths; what is not on the way there stays the same objects. */
export function withoutPaths(record: DataRecord, paths: readonly string[]): DataRecord {
  const left = { ...record };
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let parent = left;
    for (const key of keys) {
      const inner = parent[key];
      const copy: DataRecord = typeof inner === 'object' && inner !== null ? { ...inner } : {};
      if (typeof inner === 'object' && inner !== null) parent[key] = copy;
      parent = copy;
    }
    Reflect.deleteProperty(parent, last);
  }
  return left;
}

/** A copy of the record, without one of the values at `shared`: they are the same objects in both. */
export function copyRecord(record: DataRecord, shared: readonly string[], above = ''): DataRecord {
  const copy = (key: string, value: unknown): unknown => {
    const path = `${above}${key}`;
    if (typeof value !== 'object' || value === null || shared.includes(path)) return value;
    return Array.isArray(value) ? structuredClone(value) : copyRecord({ ...value }, shared, `${path}.`);
  };
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, copy(key, value)]));
}

/** Whether a data path is `above` or inside it: `lines.2.qty` is inside `lines`. */
export function isAtOrBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}
