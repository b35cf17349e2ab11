/** The server's own models: their tables with guards, and the parts of their documents that belong to the server. */
export { ownColumns } from './own-columns.ts';
export { ownTables } from './own-tables.ts';
export { ownedChange } from './owned-properties.ts';
export { bodyOf, closedColumns, propertiesOf, systemIds, systemProblem, type SystemState } from './system-documents.ts';
export { rowGuards, systemModels } from './system-tables.ts';
