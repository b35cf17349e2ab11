export { type AuthEntry, allows, hiddenByPrefix, isActionVisible, isFieldDisabled } from './permission.ts';
export { type Authority, type TablePermissions, permittedColumns, tablePermissions } from './table-permissions.ts';
