import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { temporaryKey } from '../../../../engine/grid/index.ts';
import { activate, cellAfter, extendTo } from '../moves.ts';
import { createGridStore } from './create-grid-store.ts';

const by = {
  textOf: (column: string, record: Readonly<Record<string, unknown>>) => String(record[column] ?? ''),
  numberOf: () => undefined,
};
const open = (names = ['丙', '甲', '乙']) => {
  const store = createGridStore(names.map((name, index) => ({ id: `r${index + 1}`, name })));
  store.setColumns(['name']);
  return store;
};
const shown = (store: ReturnType<typeof open>) => store.shown().rows.map(({ key }) => key);

describe('rows as a person looks at them', () => {
  test('stay where they are while they are edited, and keep their order in the table', () => {
    const store = open(['c', 'a', 'b']);
    store.arrange({ sort: { column: 'name', order: 'asc' } }, by);
    expect(shown(store)).toEqual(['r2', 'r3', 'r1']);
    store.change('修改', [{ type: 'set', key: 'r2', values: { name: 'z' } }]);
    expect(shown(store)).toEqual(['r2', 'r3', 'r1']);
    expect(store.data().rows.map(({ record }) => record['name'])).toEqual(['c', 'z', 'b']);
    store.arrange({}, by);
    expect(shown(store)).toEqual(['r1', 'r2', 'r3']);
  });

  test('a tree is sorted among brothers, and a row goes with all below it', () => {
    const store = createGridStore([
      { id: '1', name: 'b' },
      { id: '2', name: 'a', pid: '' },
      { id: '3', name: 'd', pid: '1' },
      { id: '4', name: 'c', pid: '1' },
    ]);
    store.setColumns(['name']);
    store.asTree({ parentKey: 'pid', hasChildren: () => false });
    store.changeView({ open: new Set(['1']) });
    expect(shown(store)).toEqual(['1', '3', '4', '2']);
    store.arrange({ sort: { column: 'name', order: 'asc' } }, by);
    expect(shown(store)).toEqual(['2', '1', '4', '3']);
    store.remove(['1']);
    expect(shown(store)).toEqual(['2']);
    expect(store.history().past.at(-1)?.name).toBe('删除 3 行');
    store.undo();
    expect(shown(store)).toHaveLength(4);
  });

  test('what is loaded below a row of a sorted tree is sorted too', () => {
    const store = createGridStore([
      { id: '1', name: 'b' },
      { id: '2', name: 'a' },
    ]);
    store.asTree({ parentKey: 'pid', hasChildren: () => true });
    store.arrange({ sort: { column: 'name', order: 'asc' } }, by);
    store.changeView({ open: new Set(['1']) });
    const children = ['z', 'x', 'y'].map((name) => ({ id: name, name, pid: '1' }));
    store.adopt(children, '1');
    expect(shown(store)).toEqual(['2', '1', 'x', 'y', 'z']);
    expect(store.data().rows.keys()).toEqual(['1', 'z', 'x', 'y', '2']);
  });

  test('what is filtered away is not selected any longer', () => {
    const store = open(['a', 'b', 'a']);
    store.changeView({ pageSize: 1 });
    store.select(new Set(['r1', 'r2', 'r3']));
    store.arrange({ filters: new Map([['name', new Set(['a'])]]) }, by);
    expect([...store.selected()]).toEqual(['r1', 'r3']);
  });

  test('arrows and blocks go by what is shown', () => {
    const store = open(['c', 'a', 'b']);
    store.arrange({ sort: { column: 'name', order: 'asc' } }, by);
    activate(store, { key: 'r2', column: 'name' });
    expect(cellAfter(store, { move: 'down', from: 'active', page: 1 })?.key).toBe('r3');
    extendTo(store, { key: 'r3', column: 'name' });
    expect(store.range()).toEqual({ top: 0, bottom: 1, left: 0, right: 0 });
  });

  test('a row that is wanted is shown: its page is turned to, its group opened, its filter passed', () => {
    const store = open(['a', 'b', 'a', 'b', 'c']);
    store.changeView({ pageSize: 2 });
    expect([shown(store), store.shownCount()]).toEqual([['r1', 'r2'], 5]);
    activate(store, { key: 'r5', column: 'name' });
    expect([shown(store), store.view().page]).toEqual([['r5'], 3]);
    store.changeView({ pageSize: Infinity });
    store.arrange({ group: 'name' }, by);
    store.changeView({ closed: new Set(['a', 'b']) });
    expect(shown(store)).toEqual(['r5']);
    store.reveal('r3');
    expect(shown(store)).toEqual(['r1', 'r3', 'r5']);
    store.arrange({ filters: new Map([['name', new Set(['c'])]]) }, by);
    store.reveal('r2');
    expect(shown(store)).toEqual(['r5', 'r2']);
  });

  test('children that are loaded stand below their parent and are no change', () => {
    const store = open(['甲', '乙']);
    store.asTree({ parentKey: 'pid', hasChildren: (key) => key === 'r1' });
    store.changeView({ open: new Set(['r1']) });
    store.adopt([{ id: 'r1a', pid: 'r1', name: '子' }], 'r1');
    expect(store.lines()).toEqual([
      { kind: 'row', key: 'r1', depth: 0, isOpen: true },
      { kind: 'row', key: 'r1a', depth: 1 },
      { kind: 'row', key: 'r2', depth: 0 },
    ]);
    expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
    expect(store.history().past).toEqual([]);
  });

  // covers: state-socket-table
  test('what somebody else saved is taken over, but not over what was edited here', () => {
    const store = open();
    store.change('修改', [{ type: 'set', key: 'r1', values: { name: '我的' } }]);
    expect(store.merge('r1', { name: '他的', qty: 3 })).toBe(true);
    expect(store.data().rows.at(0)?.record).toEqual({ id: 'r1', name: '我的', qty: 3 });
    expect(store.rowState('r1')).toMatchObject({ isReloaded: true, status: 'edited' });
    expect(store.merge('r2', { name: '他的' })).toBe(true);
    expect(store.rowState('r2')).toMatchObject({ status: 'unchanged' });
    expect(store.merge('nobody', {})).toBe(false);
  });

  test('after a save nothing is edited, and new rows have the ids of the answer', () => {
    const store = open();
    const key = temporaryKey();
    store.change('新增', [{ type: 'insert', rows: [{ at: 0, row: { key, record: { name: '新' } } }] }]);
    store.settle(new Map([[key, { id: 'r9' }]]));
    expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
    store.change('删除', [{ type: 'remove', keys: [key] }]);
    expect(store.difference().removed).toEqual(['r9']);
  });

  test('each row is shown once, on one page, whatever is sorted, grouped and added', () => {
    const arrangement = fc.record({
      sort: fc.option(
        fc.record({ column: fc.constant('name'), order: fc.constantFrom('asc' as const, 'desc' as const) }),
        {
          nil: undefined,
        },
      ),
      group: fc.option(fc.constant('name'), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
        arrangement,
        fc.nat(5),
        (names, wanted, at) => {
          const store = open(names);
          store.arrange(wanted, by);
          const row = { key: temporaryKey(), record: { name: 'n' } };
          store.change('新增', [{ type: 'insert', rows: [{ at: Math.min(at, names.length), row }] }]);
          expect(shown(store).toSorted()).toEqual(
            store
              .data()
              .rows.map(({ key }) => key)
              .toSorted(),
          );
        },
      ),
    );
  });
});
