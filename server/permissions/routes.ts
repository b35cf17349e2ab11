import { defineRoute, requiredText, success, type Route } from '../http/index.ts';
import { dataRuleRoutes } from './data-rules/index.ts';
import { departmentGrantRoutes, departmentRoleRoutes, roleGrantRoutes } from './departments/index.ts';
import { menuRoutes } from './menus/index.ts';
import { pageExists } from './page-exists.ts';
import type { PermissionParts } from './parts.ts';
import { roleModel } from './roles/guard-roles.ts';
import { roleRoutes } from './roles/routes.ts';
import { userPermissions } from './user-permissions.ts';

export function permissionRoutes(parts: PermissionParts): Route[] {
  const { database, catalogue } = parts;
  return [
    ...(catalogue.current().models.has(roleModel) ? roleRoutes(parts) : []),
    ...menuRoutes(parts),
    ...dataRuleRoutes(parts),
    ...departmentGrantRoutes(parts),
    ...departmentRoleRoutes(parts),
    ...roleGrantRoutes(parts),
    defineRoute({
      method: 'GET',
      path: '/sys/permission/getUserPermissionByToken',
      permission: 'signed-in',
      handler: async (call) =>
        success(await userPermissions(database, call.person(), catalogue.current()), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/permission/pageExists',
      permission: 'signed-in',
      handler: async (call) =>
        success(await pageExists(database, catalogue.current(), requiredText(call.query, 'path'))),
    }),
  ];
}
