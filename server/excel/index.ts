/** The export and import of records as Excel files. */
export { excelRoutes } from './routes.ts';
export type { SheetRecords } from './sheet-records.ts';
