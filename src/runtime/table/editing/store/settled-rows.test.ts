import { describe, expect, test } from 'vitest';

import { insertRows, type GridRecord } from '../../../../engine/grid/index.ts';
import { bolts, recordsOf } from '../testing/grid-steps.ts';
import { createGridStore } from './create-grid-store.ts';

function changed() {
  const store = createGridStore(bolts);
  const { changes, keys } = insertRows(store.data(), 0, [{ name: '新' }]);
  const [fresh = ''] = keys;
  store.change('新增', changes);
  store.change('修改', [{ type: 'set', key: 'a', values: { qty: 9 } }]);
  store.remove(['d']);
  const answers = new Map<string, GridRecord>([
    [fresh, { id: 'n', name: '新', version: 1 }],
    ['a', { ...bolts[0], qty: 9, version: 2 }],
  ]);
  return { store, fresh, answers };
}

describe('after a save', () => {
  test('rows hold what the server answered, and nothing is to be saved', () => {
    const { store, answers } = changed();
    store.settle(answers);
    expect(recordsOf(store).slice(0, 2)).toMatchObject([
      { id: 'n', version: 1 },
      { id: 'a', qty: 9, version: 2 },
    ]);
    expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
  });

  test.each<[what: string, row: 'fresh' | 'a' | 'd', left: object]>([
    ['a new row', 'fresh', { added: [{ name: '新' }], updated: [], removed: [] }],
    ['an edited row', 'a', { added: [], updated: [{ ...bolts[0], qty: 9 }], removed: [] }],
    ['a removed row', 'd', { added: [], updated: [], removed: ['d'] }],
  ])('%s that failed is still to be saved, and only that', (_, row, left) => {
    const { store, fresh, answers } = changed();
    const key = row === 'fresh' ? fresh : row;
    answers.delete(key);
    store.settle(answers, new Set([key]));
    expect(store.difference()).toEqual(left);
    expect(store.history().past.length).toBeGreaterThan(0);
    store.settle(new Map([[key, { id: row }]]));
    expect(store.difference()).toEqual({ added: [], updated: [], removed: [] });
  });

  test('what was wrong is forgotten', () => {
    const { store, answers } = changed();
    store.errors.set(new Map(), new Map([['a', new Map([['qty', '库存不够']])]]));
    store.settle(answers);
    expect(store.rowState('a')?.errors).toBeUndefined();
  });
});
