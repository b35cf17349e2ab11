// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { allCapabilities, PortError, type FieldTotals } from '../../ports/index.ts';
import { openAnswer } from '../../registry/testing/memory-runtime.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { customers, openList } from '../testing/open-list.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';

const balance = resolvedColumn('balance', {
  field: resolvedField('balance', { type: 'number', scale: 2 }),
  statistics: ['sum', 'average'],
});
const summed = { columns: [resolvedColumn('name'), balance], search: [searchField('level', { mode: 'equals' })] };

function askedPort(count = 23) {
  const port = memoryRecords(customers(count));
  const asked: { query: Record<string, string>; fields: readonly string[] }[] = [];
  const { totals } = port;
  port.totals = (resource, query, fields, options) => {
    asked.push({ query, fields });
    return totals(resource, query, fields, options);
  };
  return { port, asked };
}

afterEach(() => localStorage.clear());

describe('totals over all that a query finds', () => {
  test('are asked of the server where the page shows a part of it', async () => {
    const { port, asked } = askedPort();
    const list = await openList(summed, { port, search: '?level=A&list.page=2' });
    expect(list.now().totals).toMatchObject({
      status: 'ready',
      values: { balance: { sum: '1446.00', average: '120.50' } },
    });
    expect(asked).toEqual([{ query: { level: 'A', column: 'createTime', order: 'desc' }, fields: ['balance'] }]);
  });

  test('are another search’s at once no longer, and come again with a refresh', async () => {
    const { port, asked } = askedPort();
    const list = await openList(summed, { port });
    const slow = openAnswer<Record<string, FieldTotals>>();
    const quick = port.totals;
    port.totals = () => slow.promise;
    await list.act((now) => now.search({ level: 'A' }));
    expect(list.now().totals).toEqual({ status: 'loading', values: {} });
    port.totals = quick;
    await list.act((now) => now.search({ level: 'B' }));
    expect(list.now().totals?.values).toMatchObject({ balance: { sum: '1325.50' } });
    await list.act(() => slow.resolve({ balance: { sum: '1', average: '1' } }));
    expect(list.now().totals?.values).toMatchObject({ balance: { sum: '1325.50' } });
    await list.act((now) => now.refresh());
    expect(asked).toHaveLength(3);
  });

  test('that fail say so and leave the list alone', async () => {
    const { port } = askedPort();
    port.totals = () => Promise.reject(new PortError('timeout', '太久了'));
    const list = await openList(summed, { port });
    expect([list.now().totals, list.now().status, list.failures]).toMatchObject([
      { status: 'failed', values: {} },
      'ready',
      [],
    ]);
  });

  const { endpoints } = resolvedList();
  const text = resolvedColumn('name', { statistics: ['sum'] });
  test.each([
    ['the page shows all of it', summed, 10, {}],
    ['no column has totals', { columns: [resolvedColumn('name')] }, 23, {}],
    ['only a text has', { columns: [text] }, 23, {}],
    ['the list is a tree', { ...summed, tree: { parent: 'level' } }, 23, {}],
  ])('are not asked for where %s', async (_, change, count, ports) => {
    const { port, asked } = askedPort(count);
    const list = await openList(change, { port, ports });
    expect([list.now().totals, asked]).toEqual([undefined, []]);
  });

  test.each([
    ['the list has an address of its own', { ...summed, endpoints: { ...endpoints, list: '/report/rows' } }, {}],
    ['the server cannot', summed, { capabilities: { ...allCapabilities, totals: false } }],
  ])('are those of the page alone, and said to be so, where %s', async (_, change, ports) => {
    const { port, asked } = askedPort();
    const list = await openList(change, { port, ports });
    expect([list.now().totals?.status, asked]).toEqual(['page', []]);
  });
});
