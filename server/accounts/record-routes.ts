import { defineRoute, optionalText, success, type Route } from '../http/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, refuse } from '../records/index.ts';
import { rolesOf } from './members/index.ts';
import { userDepartments } from './user-departments.ts';
import { userModel } from './user-model.ts';

export function userRecordRoutes({ database, engine }: PermissionParts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryById',
      permission: 'system:user:list',
      async handler(call) {
        const id = optionalText(call.query, 'id', 64) ?? '';
        const user = await engine.get(userModel, id, contextOf(call)).catch(refuse);
        const [roles, departments] = await Promise.all([
          rolesOf(database, id, call.person()),
          userDepartments(database, [id], call.person()),
        ]);
        const selecteddeparts = departments.map((department) => department.id).join(',');
        return success({ ...user, selectedroles: roles.join(','), selecteddeparts });
      },
    }),
  ];
}
