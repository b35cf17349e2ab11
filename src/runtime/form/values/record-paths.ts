import type { DataRecord } from '../../data/ports.ts';

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

/** Removes what is at a data path, in place. */
export function removeAt(record: DataRecord, path: string): void {
  const dot = path.lastIndexOf('.');
  const parent = dot < 0 ? record : valueAt(record, path.slice(0, dot));
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path.slice(dot + 1));
}

/** Whether a data path is `above` or inside it: `lines.2.qty` is inside `lines`. */
export function isAtOrBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}
