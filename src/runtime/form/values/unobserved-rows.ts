import { isObservable, observable, raw } from '@formily/reactive';

import { setValueAt, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';

const held = new WeakSet<object>();

/**
 * Makes Formily observe rows as a whole instead of one by one; the rows must be immutable. (Observing 10,000 rows
 * deeply costs a second per key press.)
 */
export function unobservedRows(rows: readonly unknown[]): unknown {
  const own = isObservable(rows) ? raw(rows) : rows;
  held.add(own);
  return observable.shallow(own);
}

/** Returns plain values without Formily's proxies; unobserved rows keep their array. Observable. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !isObservable(value)) return value;
  const own: unknown = raw(value);
  if (typeof own === 'object' && own !== null && held.has(own)) return own;
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]));
}

/** Returns rows with new values at paths such as `2.qty`. Unchanged rows keep their identity. */
export function withValuesIn(rows: readonly unknown[], values: readonly (readonly [string, unknown])[]): unknown[] {
  const next = [...rows];
  const copies = new Map<string, DataRecord>();
  for (const [path, value] of values) {
    const [place = '', ...rest] = path.split('.');
    const row = copies.get(place) ?? structuredClone({ ...asRecord(valueAt(rows, place)) });
    if (!copies.has(place)) copies.set(place, row);
    next[Number(place)] = row;
    if (rest.length > 0) setValueAt(row, rest.join('.'), value);
    else next[Number(place)] = value;
  }
  return next;
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
