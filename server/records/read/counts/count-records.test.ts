import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { ClientDisconnectedError, vacuum } from '../../../database/index.ts';
import { useRecords, type Caller } from '../../testing/record-fixture.ts';
import { recordCounts } from './record-counts.ts';
import { rowEstimates } from './row-estimates.ts';

const caller = useRecords();
const many = 210_000;
let records: Caller;

beforeAll(async () => {
  records = caller();
  const { db, tenantId } = records;
  await sql`insert into base_visit (id, create_time, tenant_id, subject, customer)
    select 'v' || g, timestamp '2024-01-01' + g * interval '1 second', ${tenantId}::int,
      case when g < 120 then 'seldom' when g % 10 = 0 then 'often' else 'always' end, 'c' || g % 3
    from generate_series(1, ${many}::int) g`.execute(db);
  await vacuum(db, ['base_visit']);
});

test.each<[what: string, params: Record<string, string>, total: number]>([
  ['up to a hundred thousand', { customer: 'c1' }, 70_000],
  ['of some', { subject: 'seldom' }, 119],
  ['where a part of a text is looked for', { subject: '*ofte*' }, 20_989],
  ['beyond the last page', { pageNo: '9999', pageSize: '100' }, many],
  ['on the last page', { pageNo: '21001' }, many],
  ['of none', { subject: 'never' }, 0],
])('the total is exact %s', async (_what, params, total) => {
  const page = await records.list('base/visit', params);
  expect(page).toMatchObject({ total });
  expect(page).not.toHaveProperty('estimated');
});

test.each<[what: string, params: Record<string, string>, from: number, to: number]>([
  ['of all', {}, many * 0.95, many * 1.05],
  ['of most', { subject: 'always' }, many * 0.8, many],
  ['with several conditions', { subject: '!seldom', customer: '!c0' }, 100_001, many],
  ['far behind', { pageNo: '20000' }, 200_000, many * 1.05],
])('the total %s is reported as an estimate', async (_what, params, from, to) => {
  const { total, estimated, pages } = await records.list('base/visit', params);
  expect(estimated).toBe(true);
  expect(total).toBeGreaterThanOrEqual(from);
  expect(total).toBeLessThanOrEqual(to);
  expect(pages).toBe(Math.ceil(total / 10));
});

test('the planner is asked once for the pages of a list, and again after moments', async () => {
  let now = 0;
  const estimates = rowEstimates(() => now);
  let statements = 0;
  const db = records.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements++;
      return Promise.resolve(result);
    },
  });
  const visits = (subject: string) =>
    db.selectFrom('base_visit').select('id').where('tenant_id', '=', records.tenantId).where('subject', '=', subject);
  const isEstimated = async (subject: string): Promise<boolean> => {
    const before = statements;
    await estimates.of(visits(subject));
    return statements > before;
  };
  expect(await isEstimated('always')).toBe(true);
  expect(await isEstimated('always')).toBe(false);
  expect(await isEstimated('often')).toBe(true);
  expect(await estimates.of(visits('often'))).toBeLessThan(await estimates.of(visits('always')));
  now += 10_000;
  expect(await isEstimated('always')).toBe(true);
});

test('a page in the order of an index is not sorted', async () => {
  const plan = async (order: string) => {
    const explained = await sql`explain select * from base_visit where tenant_id = ${records.tenantId} and del_flag = 0
      order by ${sql.raw(order)} limit 10`.execute(records.db);
    return JSON.stringify(explained.rows);
  };
  for (const order of ['create_time desc nulls last, id desc nulls last', 'create_time nulls first, id nulls first'])
    expect(await plan(order)).not.toContain('Sort');
  expect(await plan('subject, id')).toContain('Sort');
});

test('a caller who gives up does not cancel the count for others with the same query', async () => {
  const visits = records.db.selectFrom('base_visit').where('tenant_id', '=', records.tenantId);
  const counts = recordCounts({ stampOf: () => 'as it was' });
  let giveUp: (reason: Error) => void = () => undefined;
  const first = counts.of(visits, 10, () => new Promise((_, reject) => (giveUp = reject)));
  const second = counts.of(visits, 10, async () => 7);
  giveUp(new ClientDisconnectedError());
  await expect(first).rejects.toBeInstanceOf(ClientDisconnectedError);
  expect(await second).toBe(7);
});

test('a list that nobody waits for any more is not read', async () => {
  const { engine, context } = records;
  const caller = new AbortController();
  const read = engine.list('base/visit', {}, { ...context, signal: caller.signal });
  caller.abort();
  await expect(read).rejects.toBeInstanceOf(ClientDisconnectedError);
  const pages = engine.pages('base/visit', { params: {}, most: 1_000_000 }, { ...context, signal: caller.signal });
  await expect(pages.next()).rejects.toBeInstanceOf(ClientDisconnectedError);
  expect(await engine.list('base/visit', {}, context)).toMatchObject({ current: 1 });
});
