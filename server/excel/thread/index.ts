/** Workbooks are read and written in worker threads, with limits of size and time. */
export { readSpreadsheet, startWorkbook } from './spreadsheet-thread.ts';
export type { ReadCell, WorkbookFormat, WrittenCell } from './protocol.ts';
export { SpreadsheetError } from './spreadsheet-workers.ts';
