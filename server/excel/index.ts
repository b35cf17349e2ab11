export { excelRoutes } from './routes.ts';
export {
  chooseSheet,
  columnPlace,
  formerTitlesOf,
  importFiles,
  importLimits,
  type ImportParts,
  type ImportPreview,
  type Loss,
  matchHead,
  previewFiles,
  readSheets,
  refusedAnswer,
  type SheetFile,
  wantedColumns,
} from './import/index.ts';
export { readMapping, refuseOtherFiles, uploadLimits } from './sheet-upload.ts';
export { columnName, isNeeded, type SheetColumn } from './sheet-columns.ts';
export {
  type ReadCell,
  type ReadSheet,
  readSpreadsheet,
  rewriteSpreadsheet,
  type SheetLayout,
  SpreadsheetError,
} from './thread/index.ts';
export type { SheetRecords } from './sheet-records.ts';
