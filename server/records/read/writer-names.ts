import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { inNames, type UnitOfWork } from '../call/index.ts';
import { columnOf } from '../tables/index.ts';
import { isNameable } from './list-conditions.ts';

const users = 'system/user';

/**
 * Adds the names of the users who created and last changed a record, as `createBy_dictText` and `updateBy_dictText`.
 * They are omitted if the account is not a user, is hidden by a data rule, or the documents have no users.
 */
export async function addWriterNames(unit: UnitOfWork, record: RecordValues): Promise<void> {
  const stored = unit.stored.get(users);
  const writers = [record['createBy'], record['updateBy']].filter((name) => typeof name === 'string' && name !== '');
  if (!stored || writers.length === 0) return;
  const [username, realname] = [columnOf(stored, 'username'), columnOf(stored, 'realname')];
  const rows = await unit.db
    .selectFrom(stored.table)
    .select((builder) => [
      builder.cast<string>(username, 'text').as('username'),
      builder.cast<string | null>(realname, 'text').as('realname'),
    ])
    .where(inNames(unit, stored))
    .where(isNameable(unit, stored))
    .where(username, 'in', writers)
    .execute();
  const names = new Map(rows.map((row) => [row.username, row.realname]));
  for (const by of ['createBy', 'updateBy']) {
    const name = names.get(String(record[by] ?? ''));
    if (name) record[`${by}_dictText`] = name;
  }
}
