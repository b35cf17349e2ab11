export { roleModel, roleTable } from './guard-roles.ts';
export { roleRoutes } from './routes.ts';
