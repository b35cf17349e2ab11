/** Records as Excel files, out and in. */
export { excelRoutes } from './routes.ts';
export type { SheetRecords } from './sheet-records.ts';
