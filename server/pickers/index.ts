/** Records to choose from for those who may not list them. */
export { pickerRoutes } from './routes.ts';
