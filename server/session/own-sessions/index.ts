export { ownSessionRoutes } from './routes.ts';
