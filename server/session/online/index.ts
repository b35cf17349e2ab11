/** Who is signed in. */
export { onlineRoutes } from './routes.ts';
