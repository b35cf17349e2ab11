export { type AuthEntry, allows, hiddenByPrefix, isActionVisible, isFieldDisabled } from './permission.ts';
export {
  type Authority,
  type TablePermissions,
  permittedColumns,
  shownColumns,
  tablePermissions,
} from './table-permissions.ts';
