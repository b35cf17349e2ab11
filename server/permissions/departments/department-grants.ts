import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, requiredText, type Route, success } from '../../http/index.ts';
import { changePermissions, heldPermissions, readChange, refuseForeignPermissions } from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { ruleRoutes } from '../data-rules/index.ts';
import type { PermissionSchema } from '../tables.ts';

/** What a department may give to its roles (jeecg-contract.md 6.1, 6.4). */
export function departmentGrantRoutes(parts: PermissionParts): Route[] {
  const { database, grants } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/permission/queryDepartPermission',
      permission: 'system:depart:authorize',
      handler: async ({ query }) =>
        success(await heldPermissions(database, 'department', requiredText(query, 'departId', 64))),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/permission/saveDepartPermission',
      permission: 'system:depart:authorize',
      async handler(call) {
        const change = call.body((body) => readChange(body, 'departId'));
        await changePermissions(database, 'department', change, (added) =>
          refuseForeignPermissions(database, call.person(), added),
        );
        await takeFromRoles(database, change.id);
        grants.refresh();
        return success(null, { message: '保存成功！' });
      },
    }),
    ...ruleRoutes(parts, {
      ...{ holder: 'department', base: '/sys/sysDepartPermission', path: ':departId', name: 'departId' },
      ...{ permission: 'system:depart:authorize', missing: '请先保存部门菜单权限!' },
    }),
  ];
}

/** What a department may give no longer, its roles hold no longer. */
async function takeFromRoles(database: DynamicKysely, departmentId: string): Promise<void> {
  const db = database.withTables<PermissionSchema>();
  const roles = db.selectFrom('sys_depart_role').select('id').where('depart_id', '=', departmentId);
  const held = db.selectFrom('sys_depart_permission').select('permission_id').where('depart_id', '=', departmentId);
  await db
    .deleteFrom('sys_depart_role_permission')
    .where('role_id', 'in', roles)
    .where('permission_id', 'not in', held)
    .execute();
}
