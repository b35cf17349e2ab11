/** What departments may give, the roles within them, and who has those. */
export { departmentGrantRoutes } from './department-grant-routes.ts';
export { departmentRoleModel, departmentRoleRoutes } from './department-role-routes.ts';
export { roleGrantRoutes } from './role-grant-routes.ts';
export { removeDepartmentGrants } from './grant-rows.ts';
