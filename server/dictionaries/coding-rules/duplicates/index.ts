/** Whether a value is taken already. */
export { duplicateRoutes } from './routes.ts';
