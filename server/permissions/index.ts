/** Roles, menus and permission points: stored in the database, first made from the documents. */
export { conditionsOf, reasonsOf } from './data-rules/conditions.ts';
export { administrators, refuseAdministrators, refuseForeignRoles, untouchable } from './delegation.ts';
export { departmentRoleModel, removeDepartmentGrants } from './departments/index.ts';
export { difference, linkRows } from './link-rows.ts';
export { menuModel, menuSheets } from './menus/menu-sheet.ts';
export type { PermissionParts } from './parts.ts';
export { openGrants, type GrantReader } from './grants.ts';
export { buildUserMenu } from './menu.ts';
export { administratorRole, type RoleSeed, seedPermissions, seedRole } from './seed-permissions.ts';
export { roleModel } from './roles/index.ts';
export { permissionRoutes } from './routes.ts';
export { permissionTables, type PermissionRow, type PermissionSchema } from './tables.ts';
