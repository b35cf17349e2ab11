/** Roles. */
export { roleModel, roleRoutes } from './role-routes.ts';
