import { isObservable, observable, raw } from '@formily/reactive';

import { setValueAt, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';

const held = new WeakSet<object>();

/**
 * Rows as Formily is to keep them: it hears when there are others, and does not watch what is in them. They never change
 * in place. (Watched one by one, 10,000 rows cost a second for each key that is typed.)
 */
export function unobservedRows(rows: readonly unknown[]): unknown {
  const own = isObservable(rows) ? raw(rows) : rows;
  held.add(own);
  return observable.shallow(own);
}

/** Values without what watches them; rows that are held are the same array. Noted by reactions. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !isObservable(value)) return value;
  const own: unknown = raw(value);
  if (typeof own === 'object' && own !== null && held.has(own)) return own;
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]));
}

/** Rows with other values at paths such as `2.qty`; rows without any stay the same objects. */
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
