import type { DynamicKysely } from '../database/dynamic-schema.ts';
import { type Person, Refusal } from '../http/index.ts';
import type { PermissionSchema } from './tables.ts';

/**
 * Nobody gives what he does not have: who is no administrator may hand out only permissions that he holds himself.
 * @param permissionIds rows of menus and permission points.
 * @throws Refusal naming the first one that he does not hold.
 */
export async function refuseForeignPermissions(
  database: DynamicKysely,
  person: Person,
  permissionIds: readonly string[],
): Promise<void> {
  if (person.administrator || permissionIds.length === 0) return;
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_permission')
    .select(['name', 'perms'])
    .where('id', 'in', permissionIds)
    .execute();
  const foreign = rows.find(({ perms }) => !namesOf(perms).every((name) => person.permissions.has(name)));
  if (foreign) throw new Refusal(`您没有“${foreign.name}”的权限，不能授予别人。`);
}

function namesOf(perms: string | null): string[] {
  return (perms ?? '').split(',').filter((name) => name !== '');
}
