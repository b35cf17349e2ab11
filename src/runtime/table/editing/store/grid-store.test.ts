import { describe, expect, test } from 'vitest';

import { insertRows, temporaryKey } from '../../../../engine/grid/index.ts';
import { activate, cellAfter, extendTo, nextEditable } from '../moves.ts';
import { createGridStore } from './create-grid-store.ts';
import type { GridStore } from './grid-store.ts';

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
  // covers: state-table-status
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

  test('tells each row that changes, whatever those who are told before ask for', () => {
    const store = open();
    activate(store, { key: 'a', column: 'name' });
    store.rowState('a');
    store.rowState('b');
    const told: string[] = [];
    store.on('row:a', () => {
      store.rowState('b');
      told.push('a');
    });
    store.on('row:b', () => told.push('b'));
    activate(store, { key: 'b', column: 'name' });
    expect(told).toEqual(['a', 'b']);
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

  test('lays what a save answers under what was edited while it was on its way', () => {
    const store = open();
    set(store, 'a', { qty: 9, kind: '1' });
    const { changes, keys } = insertRows(store.data(), 3, [{ name: '新' }]);
    const [key = ''] = keys;
    store.change('新增', changes);
    const sent = new Map(['a', key].map((one) => [one, store.rowState(one)?.row.record ?? {}]));
    set(store, 'a', { kind: '2' });
    set(store, key, { qty: 7 });
    const saved = new Map([
      ['a', { ...sent.get('a'), version: 1, kind_dictText: '一' }],
      [key, { id: 'n', name: '新', version: 0 }],
    ]);
    store.settle(saved, new Set(['a', key]), sent);
    expect(store.difference()).toEqual({
      added: [],
      updated: [
        { id: 'a', name: '螺栓', qty: 9, kind: '2', version: 1 },
        { id: 'n', name: '新', qty: 7, version: 0 },
      ],
      removed: [],
    });
  });

  test('removes what was new, and taken away while it was being saved', () => {
    const store = open();
    const { changes, keys } = insertRows(store.data(), 3, [{ name: '新' }]);
    const [key = ''] = keys;
    store.change('新增', changes);
    store.remove([key]);
    store.settle(new Map([[key, { id: 'n' }]]), new Set(), new Map([[key, { name: '新' }]]));
    expect(store.difference()).toEqual({ added: [], updated: [], removed: ['n'] });
  });

  test('keeps the editor that one types in while another row changes, and mounts it again where its own does', () => {
    const store = open();
    activate(store, { key: 'a', column: 'name' }, 'edit');
    const session = store.session();
    set(store, 'a', { name: '螺' }, session);
    set(store, 'b', { file: 'temp/图.png' });
    set(store, 'a', { name: '螺杆' }, session);
    expect(store.rowState('a')).toMatchObject({ session, row: { record: { name: '螺杆' } } });
    store.cancel();
    expect(rowsOf(store)[1]).toMatchObject({ file: 'temp/图.png' });
    activate(store, { key: 'a', column: 'name' });
    const before = store.rowState('a')?.session;
    set(store, 'a', { name: '粘贴的' });
    expect(store.rowState('a')?.session).not.toBe(before);
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
    const to = cellAfter(store, { move: 'down', from: 'lead', page: 10 });
    if (to) extendTo(store, to);
    const right = cellAfter(store, { move: 'right', from: 'lead', page: 10 });
    if (right) extendTo(store, right);
    expect(store.range()).toEqual({ top: 0, bottom: 1, left: 0, right: 1 });
    expect(nextEditable(store, { key: 'a', column: 'qty' }, 1, ({ column }) => column === 'name')).toEqual({
      key: 'b',
      column: 'name',
    });
    expect(nextEditable(store, { key: 'c', column: 'name' }, 1, ({ column }) => column === 'name')).toBeUndefined();
  });
});
