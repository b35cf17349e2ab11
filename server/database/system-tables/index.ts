export {
  audited,
  type Audited,
  integer,
  maybeText,
  naming,
  type Recorded,
  recorded,
  table,
  text,
  type Versioned,
} from './define-table.ts';
export { type AccountSchema, accountTables } from './users.ts';
export { type DepartmentSchema, departmentTables } from './departments.ts';
export { type PermissionRow, type PermissionSchema, permissionTables, type SavedPermissionRow } from './permissions.ts';
export { type DataRuleRow, grantTables } from './grants.ts';
export { type TenantSchema, tenantTables } from './tenants.ts';
