export { missingPartRoutes } from './routes.ts';
