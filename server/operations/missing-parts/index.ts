/** Parts of a JeecgBoot that this server does not have. */
export { missingPartRoutes } from './routes.ts';
