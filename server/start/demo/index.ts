/** Demo records, and the lists of examples. */
export { mockRoutes } from './mock-routes.ts';
export { seedDemo } from './seed-demo.ts';
