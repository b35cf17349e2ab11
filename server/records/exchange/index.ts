export { importRecords } from './import-records.ts';
export type { ImportOptions, ImportResult, ImportRow, RefusedRow } from './import-row.ts';
export { type ExportQuery, exportRecords } from './export-records.ts';
