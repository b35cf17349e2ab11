import { createHash } from 'node:crypto';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { DATE_TIME, formatDate, parseDate } from '../../../src/engine/values/index.ts';
import { isRecord } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { answerTable } from '../tables/index.ts';
import type { UnitOfWork } from './record-context.ts';
import { refused } from './record-refusal.ts';

const dayInMilliseconds = 86_400_000;

type Answer = RecordValues | void;

/**
 * Runs the work once per idempotency key of the context: a repeated request gets the first result, a simultaneous one
 * waits for it. The key is written in the transaction of the work, so a refused or failed request leaves no key. Keys
 * expire after a day.
 * @throws RecordRefusal if another request has used the key.
 */
export async function answerOnce(
  unit: UnitOfWork,
  call: readonly unknown[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = unit.context.idempotencyKey;
  if (key === undefined) return work();
  const row = { tenant_id: unit.context.user.tenantId, user_id: unit.context.user.id, key };
  const fingerprint = createHash('sha256').update(JSON.stringify(call)).digest('hex');
  await forgetOld(unit);
  const claimed = await unit.db
    .insertInto(answerTable)
    .values({ ...row, fingerprint, create_time: unit.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return firstAnswer(unit, row, fingerprint);
  const answer = await work();
  await where(unit.db.updateTable(answerTable).set({ answer: JSON.stringify(answer ?? null) }), row).execute();
  return answer;
}

type Row = { tenant_id: number; user_id: string; key: string };

function where<Query extends { where(column: string, operator: '=', value: unknown): Query }>(
  query: Query,
  row: Row,
): Query {
  return query.where('tenant_id', '=', row.tenant_id).where('user_id', '=', row.user_id).where('key', '=', row.key);
}

async function firstAnswer(unit: UnitOfWork, row: Row, fingerprint: string): Promise<Answer> {
  const first = await where(unit.db.selectFrom(answerTable).selectAll(), row).executeTakeFirstOrThrow();
  if (first['fingerprint'] !== fingerprint) throw refused(say('这次提交的编号已被另一次提交用过，请刷新页面后再试'));
  const { answer } = first;
  return isRecord(answer) ? answer : undefined;
}

async function forgetOld({ db, context, now }: UnitOfWork): Promise<void> {
  const dayAgo = formatDate(new Date((parseDate(now)?.getTime() ?? Date.now()) - dayInMilliseconds), DATE_TIME);
  await db
    .deleteFrom(answerTable)
    .where('tenant_id', '=', context.user.tenantId)
    .where('user_id', '=', context.user.id)
    .where('create_time', '<', dayAgo)
    .execute();
}
