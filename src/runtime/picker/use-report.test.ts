// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { PortError } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { companyPorts } from './testing/company.ts';
import { useReport } from './use-report.ts';

const none = {};
const api = '/online/cgreport/api';
const query = { pageNo: '1', pageSize: '10' };
const never = new AbortController().signal;
const open = (code: string | undefined, ports = companyPorts(), params: Record<string, unknown> = none) =>
  drawHook(memoryRuntime({ ports }), (asked: string | undefined) => useReport(asked, params, true), code);

// The code of reports is loaded with the first report, which takes longer than `settle` waits.
beforeAll(async () => void (await companyPorts().lookups.report('sales.orders')));

describe('a report that rows are chosen from', () => {
  test('is a picker with its columns and search fields', async () => {
    const { now } = await open('sales.orders');
    const { found, warning } = now();
    if (found.status !== 'ready') throw new Error('It is not ready.');
    const { title, label, multiple, list } = found.picker;
    expect([title, label, multiple, warning]).toEqual(['客户订单', 'no', true, undefined]);
    expect(list?.columns.map((column) => [column.key, column.title])).toEqual([
      ['no', '单号'],
      ['customer', '客户'],
      ['level', '等级'],
    ]);
    expect(list?.search.map(({ name, mode }) => [name, mode])).toEqual([
      ['customer', 'like'],
      ['level', 'equals'],
      ['settle', 'equals'],
      ['day', 'range'],
    ]);
  });

  test('gives its rows as its table asks, with parameters of its own, each row under a key of its own', async () => {
    const ports = companyPorts();
    const { now } = await open('sales.orders', ports, { self_no: 'SO0002' });
    const page = await now().use.load?.({ ...query, level: 'B' }, never);
    const ids = page?.records.map(({ id }) => id);
    expect([page?.total, new Set(ids).size]).toEqual([11, 10]);
    expect(ports.calls.at(-1)?.params).toMatchObject({ ...query, level: 'B', self_no: 'SO0002' });
  });

  test('without its search fields is shown all the same, and says so', async () => {
    const fails = { [`${api}/getQueryInfo/sales.orders`]: new PortError('server', '查询条件取不到') };
    const { now } = await open('sales.orders', companyPorts({ fails }));
    expect(now()).toMatchObject({
      found: { status: 'ready', picker: { list: { search: [] } } },
      warning: '查询条件取不到',
    });
  });

  test('that there is not says so, and is asked for again at a wish', async () => {
    const { now, draw } = await open('sales.nothing');
    const { found } = now();
    expect(found).toMatchObject({ status: 'failed', error: { message: expect.stringContaining('sales.nothing') } });
    await settle(() => found.status === 'failed' && found.retry());
    expect(now().found.status).toBe('failed');
    await draw('sales.orders');
    expect(now().found.status).toBe('ready');
  });

  test('is not asked for before somebody opens it', async () => {
    const ports = companyPorts();
    const { now } = await open(undefined, ports);
    expect([now().found, ports.calls]).toEqual([{ status: 'idle' }, []]);
  });
});
