export {
  type AuthEntry,
  allows,
  hiddenByPrefix,
  isActionVisible,
  isFieldDisabled,
  isOnlyEditable,
  missingPermission,
  switchedOff,
} from './permission.ts';
export {
  type Authority,
  type TablePermissions,
  permittedColumns,
  shownColumns,
  tablePermissions,
} from './table-permissions.ts';
export { actionNames, parseAuthEntries } from './parse-auth-entries.ts';
export { permissionNames } from './permission-names.ts';
