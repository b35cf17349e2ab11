export { conditionsOf, followDataRules, followRuleValues, reasonsOf } from './data-rules/index.ts';
export { ruleSetsOf } from './reach/role-reach.ts';
export {
  administrators,
  changeWithin,
  difference,
  type GrantReader,
  greaterRights,
  holderName,
  knownHolder,
  linkRows,
  openGrants,
  refuseAdministrators,
  refuseForeignRoles,
  refuseGreaterRights,
  refuseSharedChange,
  type RoleHolder,
  roleHolders,
  administratorsOnly,
} from './grants/index.ts';
export { departmentRoleTable, removeDepartmentGrants } from './departments/index.ts';
export { buildUserMenu, menuChoices, menuModel, menuSheets } from './menus/index.ts';
export type { PermissionParts } from './parts.ts';
export {
  administratorRole,
  followPermissions,
  permissionsMoved,
  platformPermission,
  type RoleSeed,
  seedPermissions,
  seedRole,
  systemPoints,
} from './seed/index.ts';
export { roleTable } from './roles/guard-roles.ts';
export { permissionRoutes } from './routes.ts';
