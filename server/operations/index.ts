export * from './data-sources/index.ts';
export * from './jobs/index.ts';
export { missingPartRoutes } from './missing-parts/routes.ts';
export * from './monitoring/index.ts';
export * from './system-log/index.ts';
