/** Roles, menus and permission points: stored in the database, first made from the documents. */
export { openGrants, type GrantReader, type Grants } from './grants.ts';
export { buildUserMenu, type StoredMenuNode } from './menu.ts';
export { administratorRole, type RoleSeed, seedPermissions, seedRole } from './seed-permissions.ts';
export { permissionRoutes } from './routes.ts';
export { permissionTables, type PermissionRow, type PermissionSchema } from './tables.ts';
export { userPermissions, type UserPermissions } from './user-permissions.ts';
