/** What departments may give, the roles within them, and who has those. */
export { departmentPermissionRoutes } from './routes.ts';
export { departmentRoleModel } from './department-role-routes.ts';
export { removeDepartmentGrants } from './grant-rows.ts';
