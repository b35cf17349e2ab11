/** Which roles and departments users belong to. */
export { rolesOf, setDepartments, setRoles } from './links.ts';
export { departmentMemberRoutes } from './department-members.ts';
export { roleMemberRoutes } from './role-members.ts';
export { departmentsOf } from './department-links.ts';
export { departmentUserRoutes } from './department-users.ts';
