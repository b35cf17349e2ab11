export { cellText, isBlank } from './cell-text.ts';
export {
  mostSheets,
  type OpenedFile,
  type ReadCell,
  type ReadSheet,
  type SheetLayout,
  uncalculated,
  undatable,
  unknownFault,
  type WorkbookFormat,
  type WrittenCell,
} from './protocol.ts';
export { openSpreadsheet, readSpreadsheet, rewriteSpreadsheet, startWorkbook } from './spreadsheet-thread.ts';
export { SpreadsheetError } from './spreadsheet-workers.ts';
