import { describe, expect, test, vi } from 'vitest';

import { createErrorStore, type ErrorStore } from './error-store.ts';

const cells = (...columns: string[]) => new Map(columns.map((column) => [column, `${column} 不对`]));
const rules = new Map([
  ['a', cells('name', 'qty')],
  ['b', cells('name')],
]);
const shown = (store: ErrorStore, key = 'a') => [...(store.ofRow(key)?.keys() ?? [])];

describe('what is wrong in a table is shown', () => {
  test.each<[when: string, happen: (store: ErrorStore) => void, a: string[], b: string[]]>([
    ['not at first', () => undefined, [], []],
    ['where a cell was left', (store) => store.visit('a', 'qty'), ['qty'], []],
    [
      'where cells were changed',
      (store) =>
        store.visitAll([
          { key: 'a', column: 'name' },
          { key: 'b', column: 'name' },
        ]),
      ['name'],
      ['name'],
    ],
    ['everywhere after a check', (store) => store.showAll(true), ['name', 'qty'], ['name']],
    [
      'no longer everywhere after a check that passed',
      (store) => {
        store.showAll(true);
        store.showAll(false);
      },
      [],
      [],
    ],
  ])('%s', (_, happen, a, b) => {
    const store = createErrorStore(() => undefined);
    store.set(rules);
    happen(store);
    expect([shown(store), shown(store, 'b'), shown(store, 'c')]).toEqual([a, b, []]);
  });

  test('at once where the server found it, in place of what the rules say', () => {
    const store = createErrorStore(() => undefined);
    store.visit('a', 'name');
    store.set(rules, new Map([['a', new Map([['name', '名称已被占用']])]]));
    expect([...(store.ofRow('a') ?? [])]).toEqual([['name', '名称已被占用']]);
    store.set(rules);
    expect(store.ofRow('a')?.get('name')).toBe('name 不对');
  });

  test('no longer once it is right, and for rows that are loaded anew as at first', () => {
    const store = createErrorStore(() => undefined);
    store.set(rules);
    store.showAll(true);
    store.set(new Map([['b', cells('name')]]));
    expect([shown(store), shown(store, 'b')]).toEqual([[], ['name']]);
    store.clear();
    store.set(rules);
    expect([shown(store), shown(store, 'b')]).toEqual([[], []]);
  });
});

test('a row that says the same is the same object, so that nothing is drawn again', () => {
  const store = createErrorStore(() => undefined);
  store.showAll(true);
  store.set(new Map([['a', cells('name')]]));
  const before = store.ofRow('a');
  store.set(new Map([['a', cells('name')]]));
  expect(store.ofRow('a')).toBe(before);
  store.set(new Map([['a', new Map([['name', '别的']])]]));
  expect(store.ofRow('a')).not.toBe(before);
});

test.each<[what: string, happen: (store: ErrorStore) => void, told: unknown[]]>([
  ['a first visit tells its row', (store) => store.visit('a', 'qty'), [[new Set(['a'])]]],
  ['a check tells all rows', (store) => store.showAll(true), [[]]],
  ['another check tells nothing', (store) => store.showAll(false), []],
  [
    'a second visit tells nothing',
    (store) => {
      store.visit('a', 'qty');
      store.visit('a', 'qty');
    },
    [[new Set(['a'])]],
  ],
])('%s', (_, happen, told) => {
  const onChange = vi.fn();
  happen(createErrorStore(onChange));
  expect(onChange.mock.calls).toEqual(told);
});
