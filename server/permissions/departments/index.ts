export { departmentGrantRoutes } from './department-grant-routes.ts';
export { departmentRoleRoutes } from './department-role-routes.ts';
export { departmentRoleTable } from './guard-department-roles.ts';
export { roleGrantRoutes } from './role-grant-routes.ts';
export { removeDepartmentGrants } from './grant-rows.ts';
