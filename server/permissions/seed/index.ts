export { administratorRole, type RoleSeed, seedPermissions, seedRole } from './seed-permissions.ts';
export { followPermissions, permissionsMoved } from './moved-points.ts';
export { platformPermission, systemPoints } from './system-points.ts';
export { saidNames } from './said-names.ts';
export { folderComponent, unplacedId } from './permission-rows.ts';
