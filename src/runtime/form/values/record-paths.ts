import type { DataRecord } from '../../ports/index.ts';

/** Returns the record with another value at a data path; everything outside the path keeps its identity. */
export function withValueAt(record: DataRecord, path: string, value: unknown): DataRecord {
  const [key = path, ...rest] = path.split('.');
  const inner = record[key];
  const below: DataRecord = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...record, [key]: rest.length > 0 ? withValueAt(below, rest.join('.'), value) : value };
}

/** Returns the record without the values at some data paths; everything outside the paths keeps its identity. */
export function withoutPaths(record: DataRecord, paths: readonly string[]): DataRecord {
  if (paths.length === 0) return record;
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

/** Returns a deep copy of the record. The values at the `shared` paths are not copied. */
export function copyRecord(record: DataRecord, shared: readonly string[], above = ''): DataRecord {
  const copy = (key: string, value: unknown): unknown => {
    const path = `${above}${key}`;
    if (typeof value !== 'object' || value === null || shared.includes(path)) return value;
    return Array.isArray(value) ? structuredClone(value) : copyRecord({ ...value }, shared, `${path}.`);
  };
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, copy(key, value)]));
}

/** Returns true if a data path is `above` or inside it: `lines.2.qty` is inside `lines`. */
export function isAtOrBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}
