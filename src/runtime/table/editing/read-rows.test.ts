// covers: rule-cell-moments
import { expect, test } from 'vitest';

import { createRowChecks } from '../../../engine/grid/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { noRules } from '../../../engine/rules/index.ts';
import { readRows } from './read-rows.ts';
import { createGridStore } from './store/create-grid-store.ts';

const rows = [
  { id: 'a', name: '甲' },
  { id: 'b', name: '' },
  { id: 'c', name: '甲' },
];
const rules = [
  { pattern: '*', message: '请填写' },
  { unique: true, message: '重复' },
];
const checks = createRowChecks([resolvedColumn('name', { rules })], noRules);

test('the values of rows are read with or without a check, of all or of given rows', () => {
  const store = createGridStore(rows);
  store.change('修改', [{ type: 'set', key: 'b', values: { qty: 2 } }]);
  expect(readRows(store)).toEqual({ records: [rows[0], { ...rows[1], qty: 2 }, rows[2]], errors: new Map() });
  expect(readRows(store, { keys: ['c', 'b', 'nobody'] }).records).toEqual([rows[2], { ...rows[1], qty: 2 }]);
  expect([...readRows(store, { checks }).errors.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect(readRows(store, { keys: ['c'], checks }).errors).toEqual(new Map([['c', new Map([['name', '重复']])]]));
});
