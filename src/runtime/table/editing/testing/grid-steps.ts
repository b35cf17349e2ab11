import fc from 'fast-check';

import { insertRows, moveRows, type GridRecord } from '../../../../engine/grid/index.ts';
import { activate, deactivate, extendTo, type GridStore } from '../index.ts';

export interface GridStep {
  name: string;
  run: (store: GridStore) => void;
}

export const bolts: readonly GridRecord[] = [
  { id: 'a', name: '螺栓', qty: 1 },
  { id: 'b', name: '螺母', qty: 2 },
  { id: 'c', name: '垫圈', qty: 3 },
  { id: 'd', name: '销', qty: 4 },
];

export const asText = {
  textOf: (column: string, record: GridRecord) => String(record[column] ?? ''),
  numberOf: () => undefined,
};

export function recordsOf(store: GridStore): GridRecord[] {
  return store.data().rows.map(({ record }) => record);
}

/** Keys of the existing rows, and one that does not exist. */
const key = fc.constantFrom('a', 'b', 'c', 'd', 'gone');
const column = fc.constantFrom('name', 'qty');
const isHere = (store: GridStore, row: string) => store.data().positions.has(row);
const step = (name: string, run: GridStep['run']): GridStep => ({ name, run });

/** Changes by the user, each a separate undo step. */
export const edits: fc.Arbitrary<GridStep> = fc.oneof(
  fc.tuple(key, fc.integer({ min: 0, max: 9 })).map(([row, qty]) => {
    return step(`set ${row} ${qty}`, (store) => store.change('修改', [{ type: 'set', key: row, values: { qty } }]));
  }),
  fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 3 })).map(([at, count]) => {
    const fresh = Array.from({ length: count }, (_, index) => ({ name: `新${index}` }));
    return step(`insert ${count} at ${at}`, (store) => {
      store.change('新增', insertRows(store.data(), at, fresh).changes);
    });
  }),
  fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => {
    return step(`remove ${keys.join()}`, (store) => store.remove(keys));
  }),
  fc.tuple(key, fc.constantFrom(1 as const, -1 as const)).map(([row, by]) => {
    return step(`move ${row} ${by}`, (store) => store.change('移动', moveRows(store.data(), new Set([row]), by)));
  }),
);

export const looks: fc.Arbitrary<GridStep> = fc.oneof(
  fc.tuple(key, column).map(([row, name]) => {
    return step(`enter ${row}.${name}`, (store) => {
      if (isHere(store, row)) activate(store, { key: row, column: name });
    });
  }),
  fc.tuple(key, column).map(([row, name]) => {
    return step(`extend to ${row}.${name}`, (store) => {
      if (isHere(store, row)) extendTo(store, { key: row, column: name });
    });
  }),
  fc.constant(step('leave', deactivate)),
  fc.uniqueArray(key).map((keys) => step(`select ${keys.join()}`, (store) => store.select(new Set(keys)))),
  fc.constantFrom('asc' as const, 'desc' as const, undefined).map((order) => {
    const sort = order && { sort: { column: 'name', order } };
    return step(`sort ${order}`, (store) => store.arrange({ ...sort }, asText));
  }),
  fc.uniqueArray(fc.constantFrom('螺栓', '垫圈')).map((texts) => {
    const filters = new Map([['name', new Set(texts)]]);
    return step(`filter ${texts.join()}`, (store) => store.arrange(texts.length > 0 ? { filters } : {}, asText));
  }),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(2, Infinity)).map(([page, pageSize]) => {
    return step(`page ${page} of ${pageSize}`, (store) => store.changeView({ page, pageSize }));
  }),
  key.map((row) => step(`reveal ${row}`, (store) => store.reveal(row))),
);

export const others: fc.Arbitrary<GridStep> = fc.oneof(
  fc.constant(step('undo', (store) => void store.undo())),
  fc.constant(step('redo', (store) => void store.redo())),
  fc.constant(step('cancel', (store) => store.cancel())),
  fc.tuple(key, fc.nat(9)).map(([row, qty]) => {
    return step(`merge ${row} ${qty}`, (store) => void store.merge(row, { qty, kind: 'theirs' }));
  }),
  fc.constantFrom('x', 'y').map((id) => {
    return step(`adopt ${id}`, (store) => store.adopt([{ id, name: '他的' }], 'a', true));
  }),
  fc.tuple(key, column).map(([row, name]) => {
    return step(`find ${row}.${name} wrong`, (store) => {
      store.errors.set(new Map([[row, new Map([[name, '不对']])]]));
    });
  }),
  fc.boolean().map((shows) => step(`show errors ${shows}`, (store) => store.errors.showAll(shows))),
  fc.constant(step('save', (store) => store.settle())),
);
