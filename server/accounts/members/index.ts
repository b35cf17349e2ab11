export { departmentUserRoutes } from './department-user-routes.ts';
export { removeLinks, rolesOf, setDepartments, setRoles } from './user-links.ts';
export { departmentMemberRoutes } from './department-member-routes.ts';
export { roleMemberRoutes } from './role-member-routes.ts';
