export { ownColumns } from './own-columns.ts';
export { ownTables } from './own-tables.ts';
export { ownedChange } from './owned-properties.ts';
export { bodyOf, closedColumns, propertiesOf, systemIds, systemProblem, type SystemState } from './system-documents.ts';
export { rowGuards, systemModels } from './system-tables.ts';
