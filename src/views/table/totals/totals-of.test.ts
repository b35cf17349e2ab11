import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { totalsOf } from './totals-of.ts';

const amount = { field: resolvedField('amount', { type: 'number', scale: 2 }) };

test('a table has the totals that any of its columns asks for', () => {
  const columns = [resolvedColumn('amount', { ...amount, statistics: ['average'] }), resolvedColumn('name')];
  const totals = totalsOf(columns, [{ amount: '1.00' }, { amount: '2.50' }]);
  expect(totals.kinds).toEqual([{ kind: 'average', title: '平均' }]);
  expect(totals.text('amount', 'average')).toBe('1.75');
  expect(totals.text('name', 'average')).toBe('');
  expect(totals.text('amount', 'sum')).toBe('');
});

test('below nought a total has the sign of figures', () => {
  const column = resolvedColumn('amount', { ...amount, statistics: ['sum'] });
  expect(totalsOf([column], [{ amount: '-1234.50' }]).text('amount', 'sum')).toBe('−1,234.50');
});

test('without a column that asks there are none', () => {
  expect(totalsOf([resolvedColumn('name')], [{ name: '甲' }]).kinds).toEqual([]);
});
