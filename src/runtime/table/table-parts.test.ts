import { describe, expect, test } from 'vitest';

import { resolvedColumn } from '../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../engine/model/testing/resolved.ts';
import { inOrder } from './columns/columns.ts';
import { summarize } from './columns/summary.ts';
import { emptySelection, recordId, selectionState, toggleRecord, toggleRecords } from './state/selection.ts';
import { isPlainLook, keepLook, loadLook, plainLook } from './state/table-look.ts';
import { createTableStore } from './state/table-store.ts';
import { emptyTree, flattenTree, plainRows } from './tree/tree-rows.ts';

const [first, second, third] = [{ id: '1' }, { id: '2' }, { id: '3' }];

describe('selection', () => {
  test('toggling adds a record and takes it out again', () => {
    const selected = toggleRecord(emptySelection, first);
    expect([...selected.keys()]).toEqual(['1']);
    expect(toggleRecord(selected, first).size).toBe(0);
  });

  test('records of other pages stay selected', () => {
    const page1 = toggleRecords(emptySelection, [first, second]);
    const both = toggleRecords(page1, [third]);
    expect([...both.keys()]).toEqual(['1', '2', '3']);
    expect([...toggleRecords(both, [third]).keys()]).toEqual(['1', '2']);
  });

  test('single selection replaces', () => {
    expect([...toggleRecord(toggleRecord(emptySelection, first), second, true).keys()]).toEqual(['2']);
  });

  test.each([
    [[], 'none'],
    [[first], 'some'],
    [[first, second], 'all'],
  ])('knows how much of the page is selected (%#)', (records, expected) => {
    const selection = toggleRecords(emptySelection, records);
    expect(selectionState(selection, [first, second])).toBe(expected);
  });

  test('numbers are ids too', () => {
    expect(recordId({ id: 7 })).toBe('7');
  });
});

describe('summary', () => {
  const amount = (change: Parameters<typeof resolvedColumn>[1]) =>
    resolvedColumn('amount', { field: resolvedField('amount', { scale: 2 }), ...change });

  test('adds decimal texts exactly', () => {
    const records = [{ amount: '0.10' }, { amount: '0.20' }, { amount: 19.99 }, { amount: null }, {}];
    expect(summarize(records, amount({ statistics: ['sum'] }))).toEqual({ sum: '20.29' });
  });

  test('averages over the values that there are', () => {
    const records = [{ amount: '1.00' }, { amount: '2.00' }, { amount: '2.00' }, { amount: '' }];
    expect(summarize(records, amount({ statistics: ['sum', 'average'] }))).toEqual({ sum: '5.00', average: '1.67' });
  });

  test('an empty page has no average', () => {
    expect(summarize([], amount({ statistics: ['average'] }))).toEqual({ average: '' });
  });
});

describe('tree', () => {
  const root = { id: 'root', hasChildren: true };
  const leaf = { id: 'leaf' };

  test('a closed row hides its children', () => {
    expect(flattenTree([root, leaf], emptyTree).map((row) => [row.key, row.expandable])).toEqual([
      ['root', true],
      ['leaf', false],
    ]);
  });

  test('an open row shows a placeholder until its children are there', () => {
    const open = { ...emptyTree, expanded: new Set(['root']) };
    expect(flattenTree([root], open).map((row) => row.kind)).toEqual(['record', 'loading']);
    const loaded = { ...open, children: new Map([['root', [leaf]]]) };
    expect(flattenTree([root], loaded).map((row) => [row.key, row.level])).toEqual([
      ['root', 0],
      ['leaf', 1],
    ]);
  });

  test('an empty answer makes the row a leaf', () => {
    const loaded = { ...emptyTree, expanded: new Set(['root']), children: new Map([['root', []]]) };
    expect(flattenTree([root], loaded)).toMatchObject([{ key: 'root', expandable: false }]);
  });

  test('children that come with the record need no load', () => {
    const tree = { ...emptyTree, expanded: new Set(['root']) };
    expect(flattenTree([{ id: 'root', children: [leaf] }], tree).map((row) => row.key)).toEqual(['root', 'leaf']);
  });

  test('a plain table has a row per record', () => {
    expect(plainRows([first, {}]).map((row) => row.key)).toEqual(['1', '#1']);
  });
});

describe('store', () => {
  test('tells its subscribers, and no longer after they leave', () => {
    const store = createTableStore({ widths: { name: 100 } });
    const seen: number[] = [];
    const leave = store.subscribe(() => seen.push(store.get().widths['name'] ?? 0));
    store.set({ widths: { name: 150 } });
    leave();
    store.set({ widths: { name: 200 } });
    expect(seen).toEqual([150]);
  });
});

describe('look', () => {
  const place = { page: 'base/customer.list', user: 'u1' };
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('is kept for a page and a person', () => {
    const storage = memory();
    const table = createTableStore(loadLook(place, storage));
    const stop = keepLook(table, place, storage);
    table.set({ widths: { name: 180 }, hidden: new Set(['phone']), density: 'compact' });
    stop();
    table.set({ density: 'comfortable' });
    expect(loadLook(place, storage)).toEqual({
      frozen: {},
      order: [],
      widths: { name: 180 },
      hidden: new Set(['phone']),
      density: 'compact',
    });
    expect(loadLook({ ...place, page: 'base/supplier.list' }, storage)).toEqual(plainLook);
    expect(loadLook({ ...place, user: 'u2' }, storage)).toEqual(plainLook);
  });

  test('a selection is no look', () => {
    const storage = memory();
    const table = createTableStore(plainLook);
    keepLook(table, place, storage);
    table.set({ selection: toggleRecord(emptySelection, first) });
    expect(loadLook(place, storage)).toEqual(plainLook);
    expect(isPlainLook(table.get())).toBe(true);
  });

  test.each(['{', '[1]', 'null', '{"widths":{"name":"wide"}}', '{"widths":{"name":1e9},"hidden":7,"density":"huge"}'])(
    'damaged storage is ignored: %s',
    (text) => {
      expect(loadLook(place, { getItem: () => text })).toEqual(plainLook);
    },
  );
});

test.each<[columns: string, order: string, shown: string]>([
  ['a b c', '', 'a b c'],
  ['a b c', 'c a b', 'c a b'],
  ['a b c d', 'c a', 'c d a b'],
  ['new a b', 'b a', 'new b a'],
  ['a c', 'c gone a', 'c a'],
])('columns %s, put by a person as %s, are shown as %s', (columns, order, shown) => {
  const keys = (text: string) => text.split(' ').filter((key) => key !== '');
  const all = keys(columns).map((key) => ({ key }));
  expect(inOrder(all, keys(order)).map(({ key }) => key)).toEqual(keys(shown));
});
