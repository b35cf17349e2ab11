/** Roles, menus and permission points: stored in the database, first made from the documents. */
export { conditionsOf, reasonsOf } from './data-rules/conditions.ts';
export { administrators, refuseAdministrators, refuseForeignRoles, untouchable } from './grants/delegation.ts';
export { departmentRoleModel, removeDepartmentGrants } from './departments/department-routes.ts';
export { difference, linkRows } from './grants/link-rows.ts';
export { menuModel, menuSheets } from './menus/menu-sheet.ts';
export type { PermissionParts } from './parts.ts';
export { openGrants, type GrantReader } from './grants/grants.ts';
export { buildUserMenu } from './menus/menu.ts';
export { administratorRole, type RoleSeed, seedPermissions, seedRole } from './seed/seed-permissions.ts';
export { roleModel } from './roles/role-routes.ts';
export { permissionRoutes } from './routes.ts';
export { permissionTables, type PermissionRow, type PermissionSchema } from './tables.ts';
