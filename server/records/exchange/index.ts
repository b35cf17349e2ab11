/** Records as rows of sheets, out and in. */
export {
  type ImportOptions,
  importRecords,
  type ImportResult,
  type ImportRow,
  type RefusedRow,
} from './import-records.ts';
export { type ExportQuery, exportRecords } from './export-records.ts';
