/** Data sources: external databases that administrators define, with passwords that are written and never read. */
export { dataSourceModel } from './data-source-rows.ts';
export { dataSourceTable } from './guard-data-sources.ts';
export { dataSourceRoutes } from './routes.ts';
export { openSecretBox, type SecretBox } from './secret-box.ts';
