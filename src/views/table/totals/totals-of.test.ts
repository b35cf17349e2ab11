import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { totalsOf } from './totals-of.ts';

const amount = { field: resolvedField('amount', { type: 'number', scale: 2 }) };

const average = { kind: 'average', title: '平均' };

test('a table has the totals that any of its columns asks for', () => {
  const columns = [resolvedColumn('amount', { ...amount, statistics: ['average'] }), resolvedColumn('name')];
  const totals = totalsOf(columns, [{ amount: '1.00' }, { amount: '2.50' }]);
  expect(totals).toEqual([expect.objectContaining(average)]);
  expect([totals[0]?.text('amount'), totals[0]?.text('name')]).toEqual(['1.75', '']);
});

test('below nought a total has the sign of figures', () => {
  const column = resolvedColumn('amount', { ...amount, statistics: ['sum'] });
  expect(totalsOf([column], [{ amount: '-1234.50' }])[0]?.text('amount')).toBe('−1,234.50');
});

test('a total is shown with as few places as its column', () => {
  const field = resolvedField('qty', { type: 'number', scale: 3, leastScale: 0 });
  const column = resolvedColumn('qty', { field, statistics: ['sum'] });
  const [page, all] = totalsOf([column], [{ qty: '84.000' }], {
    status: 'ready',
    values: { qty: { sum: '90.500', average: null } },
  });
  expect([page?.text('qty'), all?.text('qty')]).toEqual(['84', '90.5']);
});

test('without a column that asks there are none', () => {
  expect(totalsOf([resolvedColumn('name')], [{ name: '甲' }])).toEqual([]);
});

test.each([
  ['on their way', { status: 'loading' as const, values: {} }, '…'],
  ['here', { status: 'ready' as const, values: { amount: { sum: '1234.50', average: null } } }, '1,234.50'],
  ['not to be had', { status: 'failed' as const, values: {} }, '算不出来'],
])('a page says that its total is the page’s, beside that of all records, %s', (_, whole, all) => {
  const columns = [resolvedColumn('amount', { ...amount, statistics: ['sum'] }), resolvedColumn('name')];
  const totals = totalsOf(columns, [{ amount: '1.00' }], whole);
  expect(totals.map(({ title, text }) => [title, text('amount'), text('name')])).toEqual([
    ['本页合计', '1.00', ''],
    ['合计', all, ''],
  ]);
});

test('a page whose whole nobody adds up says that its total is the page’s', () => {
  const columns = [resolvedColumn('amount', { ...amount, statistics: ['sum'] })];
  const totals = totalsOf(columns, [{ amount: '1.00' }], { status: 'page', values: {} });
  expect(totals.map(({ title, text }) => [title, text('amount')])).toEqual([['本页合计', '1.00']]);
});
