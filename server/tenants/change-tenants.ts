import { sql } from 'kysely';

import type { DynamicKysely, TenantSchema } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { VersionCheck } from '../records/index.ts';
import { readTenant } from './tenant-rows.ts';

export interface TenantChange {
  id: string;
  name: string;
  begin_date: string | null;
  end_date: string | null;
  /** The status is 1 for normal, 0 for frozen. */
  status: number;
  short_name: string | null;
  foot_content: string | null;
}

export async function addTenant(database: DynamicKysely, tenant: TenantChange, by: string): Promise<boolean> {
  const made = await database
    .withTables<TenantSchema>()
    .insertInto('sys_tenant')
    .values({ ...tenant, create_by: by })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function changeTenant(
  database: DynamicKysely,
  { id, version, ...values }: TenantChange & { version?: unknown },
  { person, checkVersion }: { person: Person; checkVersion: VersionCheck },
): Promise<void> {
  const by = person.username;
  const stamp = { update_by: by, update_time: sql<string>`localtimestamp(0)` };
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<TenantSchema>();
    await db.selectFrom('sys_tenant').select('id').where('id', '=', id).forUpdate().execute();
    await checkVersion(transaction, {
      title: say('租户'),
      current: await readTenant(transaction, id, person),
      version,
    });
    await db
      .updateTable('sys_tenant')
      .set((builder) => ({ ...values, ...stamp, version: builder('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes tenants permanently. Returns the deleted ones, in the order of `ids`. */
export async function removeTenants(
  database: DynamicKysely,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const tenants = database.withTables<TenantSchema>().deleteFrom('sys_tenant').where('id', 'in', ids);
  const removed = await tenants.returning(['id', 'name']).execute();
  return removed.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
