import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addBelow } from './add-below.ts';
import { activate, addressAt, cellAfter, deactivate, nextEditable, placeOf } from './moves.ts';
import { createGridStore } from './store/create-grid-store.ts';
import type { CellAddress } from './store/grid-focus.ts';
import { asText, bolts, recordsOf } from './testing/grid-steps.ts';

const columns = ['code', 'name', 'qty'];
const open = () => {
  const store = createGridStore(bolts);
  store.setColumns(columns);
  return store;
};
const cell = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), column: fc.constantFrom(...columns) });

describe('cells', () => {
  test('and their places name each other, as far as they are shown', () => {
    const store = open();
    store.arrange({ sort: { column: 'qty', order: 'desc' } }, asText);
    fc.assert(
      fc.property(cell, (address) => {
        const place = placeOf(store, address);
        expect(place && addressAt(store, place)).toEqual(address);
      }),
    );
    expect(placeOf(store, { key: 'a', column: 'code' })).toEqual({ row: 3, column: 0 });
    store.changeView({ pageSize: 1 });
    expect(placeOf(store, { key: 'a', column: 'code' })).toBeUndefined();
    expect(placeOf(store, { key: 'd', column: 'hidden' })).toBeUndefined();
    expect(addressAt(store, { row: 1, column: 0 })).toBeUndefined();
  });

  test('that can be edited are reached by Tab one after the other, and back again', () => {
    const store = open();
    fc.assert(
      fc.property(fc.uniqueArray(cell, { selector: ({ key, column }) => key + column, minLength: 1 }), (editable) => {
        const isEditable = ({ key, column }: CellAddress) =>
          editable.some((one) => one.key === key && one.column === column);
        const walk = (from: CellAddress, step: 1 | -1): CellAddress[] => {
          const next = nextEditable(store, from, step, isEditable);
          return next ? [next, ...walk(next, step)] : [];
        };
        const start = { key: 'a', column: 'code' };
        const forth = [...(isEditable(start) ? [start] : []), ...walk(start, 1)];
        expect(forth).toHaveLength(editable.length);
        const [last = start] = forth.slice(-1);
        expect([last, ...walk(last, -1)].toReversed()).toEqual(forth);
      }),
    );
  });

  test('of a table without rows are none', () => {
    const store = createGridStore([]);
    store.setColumns(columns);
    expect(cellAfter(store, { move: 'down', from: 'active', page: 10 })).toBeUndefined();
    expect(nextEditable(store, { key: 'a', column: 'code' }, 1, () => true)).toBeUndefined();
  });
});

describe('the active cell', () => {
  test('is brought to the page, and what was left counts as seen', () => {
    const store = open();
    store.changeView({ pageSize: 2 });
    store.errors.set(new Map(['a', 'd'].map((key) => [key, new Map([['name', '不对']])])));
    activate(store, { key: 'a', column: 'name' }, 'edit');
    expect(store.rowState('a')).toMatchObject({ activeColumn: 'name', mode: 'edit', errors: undefined });
    activate(store, { key: 'd', column: 'name' });
    expect([store.view().page, store.rowState('a')?.errors?.get('name')]).toEqual([2, '不对']);
    deactivate(store);
    deactivate(store);
    expect([store.focus(), store.rowState('d')?.errors?.get('name')]).toEqual([undefined, '不对']);
  });

  test('that is entered again goes on; another one is another session', () => {
    const store = open();
    activate(store, { key: 'a', column: 'name' });
    const session = store.session();
    activate(store, { key: 'a', column: 'name' }, 'edit');
    expect(store.session()).toBe(session);
    activate(store, { key: 'a', column: 'qty' });
    expect(store.session()).not.toBe(session);
  });
});

describe('a row that is added below another', () => {
  const tree = () => {
    const store = createGridStore([{ id: '1' }, { id: '11', pid: '1' }, { id: '2' }]);
    store.asTree({ parentKey: 'pid', hasChildren: () => false });
    return store;
  };

  test('stands first below it, which opens, and is one step of undo', () => {
    const store = tree();
    const [added = ''] = addBelow(store, '1', { name: '新' });
    expect(store.shown().rows.keys()).toEqual(['1', added, '11', '2']);
    expect(store.rowState(added)?.row.record).toEqual({ name: '新', pid: '1' });
    expect([store.undo(), recordsOf(store).length]).toEqual(['新增下级', 3]);
  });

  test.each([
    ['whose row is not there', tree(), 'gone'],
    ['where rows are no tree', open(), 'a'],
  ])('is none %s', (_, store, parent) => {
    expect([addBelow(store, parent, {}), store.history().past]).toEqual([[], []]);
  });
});
