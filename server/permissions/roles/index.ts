/** Roles. */
export { roleModel, roleRoutes } from './routes.ts';
