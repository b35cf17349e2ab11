import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedReminder } from '../../../src/engine/model/index.ts';
import { isMember, type AccountSchema, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { listOf } from '../../http/index.ts';
import { administratorRole } from '../../permissions/index.ts';
import { seenBy } from '../../tenancy/index.ts';

/**
 * Returns the ids of the receivers of a record's reminder: the users in its field, those with the role, and the named
 * users. Only users who work for the record's tenant and are not frozen are included.
 */
export async function receiversOf(
  database: DynamicKysely,
  { to }: Pick<ResolvedReminder, 'to'>,
  record: RecordValues,
  tenantId: number,
): Promise<string[]> {
  const value = to.field === undefined ? undefined : record[to.field];
  const inField = Array.isArray(value) ? value.map(String) : listOf(typeof value === 'string' ? value : '');
  const named = [...new Set([...inField, ...to.users])].slice(0, 1_000);
  const db = database.withTables<AccountSchema & PermissionSchema>();
  const people = db
    .selectFrom('sys_user')
    .select('id')
    .where('del_flag', '=', 0)
    .where('status', '=', 1)
    .$if(tenantId !== 0, (users) => users.where(isMember('rel_tenant_ids', tenantId)));
  const holders = db
    .selectFrom('sys_user_role')
    .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
    .select('user_id')
    .where('sys_role.role_code', '=', to.role ?? '')
    .where('sys_role.del_flag', '=', 0)
    .where(seenBy({ tenantId }, 'sys_role'));
  const rows = await people
    .where((test) =>
      test.or([
        ...(named.length > 0 ? [test('username', 'in', named), test('id', 'in', named)] : []),
        ...(to.role === undefined ? [] : [test('id', 'in', holders)]),
        test.val(false),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export function administrators(database: DynamicKysely): Promise<string[]> {
  return receiversOf(database, { to: { role: administratorRole, users: [] } }, {}, 0);
}
