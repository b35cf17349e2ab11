import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { temporaryKey } from '../../../engine/grid/index.ts';
import { type GridStore, createGridStore } from './grid-store.ts';
import { activate, extendTo, moveByKey, nextEditable } from './moves.ts';

const records = [
  { id: 'a', name: '螺栓', qty: 1 },
  { id: 'b', name: '螺母', qty: 2 },
  { id: 'c', name: '垫圈', qty: 3 },
];

function open(): GridStore {
  const store = createGridStore(records);
  store.setColumns(['name', 'qty']);
  return store;
}

const set = (store: GridStore, key: string, values: Record<string, unknown>, session?: string) =>
  store.change('修改', [{ type: 'set', key, values }], session);
const rowsOf = (store: GridStore) => store.data().rows.map(({ record }) => record);

describe('a grid store', () => {
  test('tells what a save sends: rows to add without an id, edited ones, ids of removed ones', () => {
    const store = open();
    set(store, 'a', { qty: 9 });
    store.change('新增', [{ type: 'insert', rows: [{ at: 1, row: { key: temporaryKey(), record: { name: '新' } } }] }]);
    store.change('删除', [{ type: 'remove', keys: ['c'] }]);
    expect(store.difference()).toEqual({
      added: [{ name: '新' }],
      updated: [{ id: 'a', name: '螺栓', qty: 9 }],
      removed: ['c'],
    });
    set(store, 'a', { qty: 1 });
    expect(store.difference().updated).toEqual([]);
  });

  test('joins what is typed into one cell to one step, named', () => {
    const store = open();
    activate(store, { key: 'a', column: 'name' });
    for (const name of ['螺', '螺杆']) set(store, 'a', { name }, store.session());
    expect(store.history().past).toHaveLength(1);
    expect(store.undo()).toBe('修改');
    expect(rowsOf(store)).toEqual(records);
    expect(store.redo()).toBe('修改');
    expect(rowsOf(store)[0]).toMatchObject({ name: '螺杆' });
  });

  test('takes back what was typed since a cell was entered, and no more', () => {
    const store = open();
    set(store, 'b', { qty: 8 });
    activate(store, { key: 'a', column: 'name' });
    set(store, 'a', { name: '错' }, store.session());
    store.cancel();
    store.cancel();
    expect(rowsOf(store)).toEqual([records[0], { ...records[1], qty: 8 }, records[2]]);
  });

  test('takes values that come back computed without a step of undo, and other rows as new', () => {
    const store = open();
    set(store, 'a', { qty: 4 });
    store.receive(records.map((record, index) => ({ ...record, qty: index === 0 ? 4 : record.qty, amount: 10 })));
    expect(rowsOf(store)[1]).toMatchObject({ amount: 10 });
    expect(store.history().past).toHaveLength(1);
    store.receive([{ id: 'x' }]);
    expect(store.history().past).toEqual([]);
    expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
  });

  test('tells a row only of what concerns it', () => {
    const store = open();
    const told: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      store.rowState(key);
      store.on(`row:${key}`, () => told.push(key));
    }
    set(store, 'b', { qty: 5 });
    expect(told).toEqual(['b']);
    activate(store, { key: 'a', column: 'name' });
    activate(store, { key: 'c', column: 'name' });
    expect(told).toEqual(['b', 'a', 'a', 'c']);
  });

  test('shows what is wrong in a cell once it was left or changed, all after a check, the server at once', () => {
    const store = open();
    const wrong = new Map([['a', new Map([['name', '请输入名称']])]]);
    store.errors.set(wrong);
    expect(store.rowState('a')?.errors).toBeUndefined();
    activate(store, { key: 'a', column: 'name' });
    activate(store, { key: 'b', column: 'name' });
    expect(store.rowState('a')?.errors?.get('name')).toBe('请输入名称');
    store.errors.set(new Map(), new Map([['c', new Map([['qty', '库存不够']])]]));
    expect(store.rowState('a')?.errors).toBeUndefined();
    expect(store.rowState('c')?.errors?.get('qty')).toBe('库存不够');
  });

  test('moves the keyboard, and blocks with Shift', () => {
    const store = open();
    activate(store, { key: 'a', column: 'name' });
    const down = { key: 'ArrowDown', ctrlKey: false, shiftKey: true };
    const to = moveByKey(store, down, 10);
    if (to) extendTo(store, to);
    const right = moveByKey(store, { ...down, key: 'ArrowRight' }, 10);
    if (right) extendTo(store, right);
    expect(store.range()).toEqual({ top: 0, bottom: 1, left: 0, right: 1 });
    expect(nextEditable(store, { key: 'a', column: 'qty' }, 1, ({ column }) => column === 'name')).toEqual({
      key: 'b',
      column: 'name',
    });
    expect(nextEditable(store, { key: 'c', column: 'name' }, 1, ({ column }) => column === 'name')).toBeUndefined();
  });

  test('any sequence of steps: undo of everything gives the original, redo of everything the end; keys stay unique', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), at: fc.nat(9), qty: fc.integer(), session: fc.boolean() }),
      fc.record({ kind: fc.constant('add' as const), at: fc.nat(9) }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
      fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
      fc.record({
        kind: fc.constantFrom('undo' as const, 'redo' as const, 'cancel' as const, 'focus' as const),
        at: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = open();
        for (const each of steps) {
          const { rows } = store.data();
          const key = rows[each.at % Math.max(1, rows.length)]?.key ?? '';
          if (each.kind === 'set') set(store, key, { qty: each.qty }, each.session ? store.session() : undefined);
          else if (each.kind === 'add')
            store.change('新增', [
              { type: 'insert', rows: [{ at: each.at, row: { key: temporaryKey(), record: {} } }] },
            ]);
          else if (each.kind === 'remove') store.change('删除', [{ type: 'remove', keys: [key] }]);
          else if (each.kind === 'move')
            store.change('移动', [
              { type: 'order', keys: rows.map((row) => row.key).toSpliced(each.at % (rows.length + 1), 1) },
            ]);
          else if (each.kind === 'focus' && key) activate(store, { key, column: 'qty' });
          else if (each.kind === 'undo') store.undo();
          else if (each.kind === 'redo') store.redo();
          else if (each.kind === 'cancel') store.cancel();
          const keys = store.data().rows.map((row) => row.key);
          expect(new Set(keys).size).toBe(keys.length);
          const active = store.focus()?.active.key;
          expect(active === undefined || keys.includes(active)).toBe(true);
        }
        const end = rowsOf(store);
        const done = store.history().past.length;
        while (store.undo() !== undefined);
        expect(rowsOf(store)).toEqual(records);
        expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
        for (let index = 0; index < done; index++) store.redo();
        expect(rowsOf(store)).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });
});
