import type { Catalogue } from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/dynamic-schema.ts';
import { defineRoute, type Route, success } from '../http/index.ts';
import { userPermissions } from './user-permissions.ts';

/** What the signed-in person sees and may (jeecg-contract.md 3). */
export function permissionRoutes(database: DynamicKysely, catalogue: Catalogue): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/permission/getUserPermissionByToken',
      permission: 'signed-in',
      handler: async (call) =>
        success(await userPermissions(database, call.person(), catalogue.current()), { code: 0 }),
    }),
  ];
}
