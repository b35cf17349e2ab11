/** Data sources: databases elsewhere that administrators name, with passwords that are written and never read. */
export { dataSourceModel } from './data-source-rows.ts';
export { dataSourceTable } from './guard-data-sources.ts';
export { dataSourceRoutes } from './routes.ts';
export { openSecretBox, type SecretBox } from './secret-box.ts';
