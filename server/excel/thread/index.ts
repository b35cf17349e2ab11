/** Workbooks are read and written in worker threads, with limits of size and time. */
export { cellText } from './cell-text.ts';
export { type ReadCell, undatable, type WorkbookFormat, type WrittenCell } from './protocol.ts';
export { readSpreadsheet, startWorkbook } from './spreadsheet-thread.ts';
export { SpreadsheetError } from './spreadsheet-workers.ts';
