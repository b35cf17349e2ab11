import { defineRoute, requiredText, type Route, success } from '../../http/index.ts';
import { knownHolder, type PermissionParts, refuseForeignRoles } from '../../permissions/index.ts';
import { groupMemberRoutes } from './group-member-routes.ts';
import { pageOfUsers } from '../user-rows.ts';
import { addToRole, takeFromRole } from './role-links.ts';

/** The users of roles: listed, added, removed (docs/jeecgboot.md, Users and roles). */
export function roleMemberRoutes(parts: PermissionParts): Route[] {
  const { database } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/userRoleList',
      permission: 'system:user:list',
      async handler({ query, person }) {
        const roleId = await knownHolder(database, person(), 'role', requiredText(query, 'roleId', 64));
        const { username, realname } = query;
        return success(await pageOfUsers(database, { viewer: person(), roleId, username, realname }, query), {
          code: 0,
        });
      },
    }),
    ...groupMemberRoutes(parts, {
      key: 'roleId',
      paths: { add: 'addSysUserRole', take: 'deleteUserRole', takeSeveral: 'deleteUserRoleBatch' },
      add: addToRole,
      take: takeFromRole,
      givesRights: async (_database, _roleId, userIds) => userIds,
      refuse: (_database, person, roleId) => refuseForeignRoles(database, person, [roleId]),
    }),
  ];
}
