import { describe, expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { createRecordEngine } from '../record-engine.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, refusalOf, useRecords, type Caller } from '../testing/record-fixture.ts';
import type { RecordContext } from './record-context.ts';

const caller = useRecords();
const names = async (records: Caller) => (await records.list('base/customer')).records.map(({ name }) => name);
const keyed = (records: Caller, idempotencyKey: string): RecordContext => ({ ...records.context, idempotencyKey });
const add = (records: Caller, key: string, input: RecordValues) =>
  records.engine.add('base/customer', input, keyed(records, key));

describe('a save that is repeated with its key', () => {
  test('is answered as the first time, and done once', async () => {
    const records = caller();
    const first = await add(records, 'k1', { name: '甲', limit: '10' });
    await records.edit('base/customer', { id: first['id'], limit: '20' });
    expect(await add(records, 'k1', { name: '甲', limit: '10' })).toEqual(first);
    expect(await names(records)).toEqual(['甲']);
    expect(await records.get('base/customer', first['id'])).toMatchObject({ limit: '20.00' });
  });

  test('is answered in the same way by a restarted server', async () => {
    const records = caller();
    const first = await add(records, 'k1', { name: '甲' });
    const engine = createRecordEngine({
      db: records.db,
      models: businessModels,
      dictionaries: { items: () => Promise.resolve(undefined) },
      clock: () => '2024-05-06 11:00:00',
    });
    expect(await engine.add('base/customer', { name: '甲' }, keyed(records, 'k1'))).toEqual(first);
  });

  test('at the same time is done once, and all get one answer', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const order = { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] };
    const saves = Array.from({ length: 8 }, () => records.engine.add('sales/order', order, keyed(records, 'twice')));
    const answers = await Promise.all(saves);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await records.list('sales/order')).toMatchObject({ total: 1 });
  });

  test('is done where the first was refused', async () => {
    const records = caller();
    expect(await refusalOf(add(records, 'k1', { name: '' }))).toMatchObject({ message: '请输入客户名称' });
    expect(await add(records, 'k1', { name: '甲' })).toMatchObject({ name: '甲' });
  });

  test('is refused where the key was another save’s', async () => {
    const records = caller();
    await add(records, 'k1', { name: '甲' });
    const message = '这次提交的编号已被另一次提交用过，请刷新页面后再试';
    expect(await refusalOf(add(records, 'k1', { name: '乙' }))).toMatchObject({ kind: 'invalid', message });
    const edit = records.engine.edit('base/customer', { name: '甲' }, keyed(records, 'k1'));
    expect(await refusalOf(edit)).toMatchObject({ message });
    expect(await names(records)).toEqual(['甲']);
  });

  test.each<[what: string, later: string, total: number]>([
    ['within a day', '2024-05-07 10:20:29', 0],
    ['after a day', '2024-05-07 10:20:31', 1],
  ])('%s counts as it should', async (_what, later, total) => {
    const records = caller();
    const first = await add(records, 'k1', { name: '甲' });
    await records.remove('base/customer', first['id']);
    records.clock.now = later;
    await add(records, 'k1', { name: '甲' });
    expect(await records.list('base/customer')).toMatchObject({ total });
  });
});

test('removals and transitions are done once too', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const order = await records.add('sales/order', { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] });
  const call = { id: String(order['id']), name: 'examine' };
  const examine = () => records.engine.transition('sales/order', call, keyed(records, 'k1'));
  expect(await examine()).toEqual(await examine());
  const remove = () => records.engine.remove('base/depot', base.depot, keyed(records, 'k2'));
  await remove();
  await expect(remove()).resolves.toBeUndefined();
});

test('a key is one person’s in one tenant', async () => {
  const records = caller();
  await add(records, 'k1', { name: '甲' });
  const other = caller();
  expect(await add(other, 'k1', { name: '乙' })).toMatchObject({ name: '乙' });
  const colleague = { ...keyed(records, 'k1'), user: { ...records.context.user, id: 'u2' } };
  expect(await records.engine.add('base/customer', { name: '丙' }, colleague)).toMatchObject({ name: '丙' });
});
