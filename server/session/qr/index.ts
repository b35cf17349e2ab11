export { qrRoutes } from './routes.ts';
export { qrTables } from './tables.ts';
