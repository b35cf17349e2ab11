import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, requiredText, success, type Route } from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { ruleRoutes } from '../data-rules/index.ts';
import {
  changePermissions,
  changeWithin,
  heldPermissions,
  knownHolder,
  nameHolder,
  readChange,
  refuseForeignHolder,
  refuseForeignPermissions,
} from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { takeFromRoles } from './grant-rows.ts';

export function departmentGrantRoutes(parts: PermissionParts): Route[] {
  const { database, grants } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/permission/queryDepartPermission',
      permission: 'system:depart:authorize',
      async handler({ query, person }) {
        const id = await knownHolder(database, person(), 'department', requiredText(query, 'departId', 64));
        return success(await heldPermissions(database, 'department', id));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/permission/saveDepartPermission',
      permission: 'system:depart:authorize',
      async handler(call) {
        const change = call.body((body) => readChange(body, 'departId'));
        await refuseForeignHolder(database, call.person(), 'department', change.id);
        const allow = (added: readonly string[], db: DynamicKysely) =>
          refuseForeignPermissions(db, call.person(), added);
        await changeWithin(database, call.person(), async (db, ownRules) => {
          await changePermissions(db, 'department', change, allow, ownRules);
          await takeFromRoles(db, change.id);
        });
        await nameHolder(call, database, 'department', change.id);
        grants.refresh();
        return success(null, { message: say('保存成功！') });
      },
    }),
    ...ruleRoutes(parts, {
      holder: 'department',
      base: '/sys/sysDepartPermission',
      path: ':departId',
      name: 'departId',
      permission: 'system:depart:authorize',
      missing: text('请先保存部门菜单权限!'),
    }),
  ];
}
