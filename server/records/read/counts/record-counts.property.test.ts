import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Condition } from '../../../../src/engine/query/index.ts';
import { useRecords, type Caller } from '../../testing/record-fixture.ts';
import { recordCounts } from './record-counts.ts';

const caller = useRecords();
const runs = process.env['SOAK'] ? 1_000 : 12;

type Step =
  | { do: 'add' | 'bulk' | 'raw'; subject: string }
  | { do: 'edit' | 'rollBack' | 'link'; at: number; subject: string }
  | { do: 'remove' | 'restore'; at: number };

const subject = fc.constantFrom('甲', '乙', '丙');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'bulk', 'raw'), subject }),
  fc.record({ do: fc.constantFrom('edit', 'rollBack', 'link'), at: fc.nat(20), subject }),
  fc.record({ do: fc.constantFrom('remove', 'restore'), at: fc.nat(20) }),
);

async function carryOut(records: Caller, given: Step, ids: string[]): Promise<void> {
  const { db, tenantId } = records;
  const id = 'at' in given ? (ids[given.at % Math.max(1, ids.length)] ?? 'none') : 'none';
  if (given.do === 'add') ids.push(String((await records.add('base/visit', { subject: given.subject }))['id']));
  if (given.do === 'bulk')
    ids.push(...(await records.bulk('base/visit', [{ subject: given.subject }, { subject: '甲' }])));
  if (given.do === 'raw')
    await sql`update base_visit set subject = ${given.subject} where tenant_id = ${tenantId}`.execute(db);
  if (given.do === 'edit') await records.edit('base/visit', { id, subject: given.subject }).catch(() => undefined);
  if (given.do === 'link')
    await db.updateTable('base_visit').set({ subject: given.subject }).where('id', '=', id).execute();
  if (given.do === 'rollBack')
    await db
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('base_visit').set({ subject: given.subject }).where('id', '=', id).execute();
        throw new Error('undone');
      })
      .catch(() => undefined);
  if (given.do === 'remove') await records.remove('base/visit', id).catch(() => undefined);
  if (given.do === 'restore') await records.restore('base/visit', id).catch(() => undefined);
}

test('a remembered total is the number of records, whatever happened to them, by tenant and data rule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const [own, other] = [caller(), caller()];
      await other.bulk('base/visit', [{ subject: '甲' }, { subject: '乙' }, { subject: '甲' }]);
      const ids = [...(await own.bulk('base/visit', [{ subject: '甲' }, { subject: '乙' }]))];
      const rule: Condition = { field: 'subject', operator: 'eq', value: '甲' };
      const ruled = { ...own.context, conditions: () => [rule] };
      for (const each of steps) {
        await carryOut(own, each, ids);
        for (const { tenantId, engine, context } of [own, other, { ...own, context: ruled }]) {
          const { total } = await engine.list('base/visit', { pageSize: '1' }, context);
          const counted = await sql<{ n: string }>`select count(*) as n from base_visit where tenant_id = ${tenantId}
            and del_flag = 0 and (${context !== ruled} or subject = '甲')`.execute(own.db);
          expect([each.do, total]).toEqual([each.do, Number(counted.rows[0]?.n)]);
        }
      }
    }),
    { numRuns: runs },
  );
});

test('is counted once while nobody writes, and again after moments where others may write', async () => {
  const { db, tenantId } = caller();
  let now = 0;
  let counted = 0;
  const visits = db.selectFrom('base_visit').select('id').where('tenant_id', '=', tenantId);
  const counts = recordCounts({ stampOf: () => '1' }, 1_000, () => now);
  const ask = (limit = 10) => counts.of(visits, limit, async () => ++counted);
  expect([await ask(), await ask(), await ask(20)]).toEqual([1, 1, 2]);
  now += 1_000;
  expect(await ask()).toBe(3);
  const failing = counts.of(visits, 30, () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await counts.of(visits, 30, async () => 7)).toBe(7);
});
