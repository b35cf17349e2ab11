import { requiredText, type Route } from '../../http/index.ts';
import { knownHolder, refuseForeignRoles, type PermissionParts } from '../../permissions/index.ts';
import { userPageRoute } from '../user-page-route.ts';
import { groupMemberRoutes } from './group-member-routes.ts';
import { addToRole, takeFromRole } from './role-links.ts';

export function roleMemberRoutes(parts: PermissionParts): Route[] {
  const { database } = parts;
  return [
    userPageRoute(database, {
      path: 'userRoleList',
      permission: 'system:user:list',
      filter: async ({ query, person }) => ({
        roleId: await knownHolder(database, person(), 'role', requiredText(query, 'roleId', 64)),
      }),
    }),
    ...groupMemberRoutes(parts, {
      holder: 'role',
      key: 'roleId',
      paths: { add: 'addSysUserRole', take: 'deleteUserRole', takeSeveral: 'deleteUserRoleBatch' },
      add: addToRole,
      take: takeFromRole,
      givesRights: async (_database, _roleId, userIds) => userIds,
      refuse: (_database, person, roleId) => refuseForeignRoles(database, person, [roleId]),
    }),
  ];
}
