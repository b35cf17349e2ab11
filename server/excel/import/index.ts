export { formerTitlesOf } from './head/former-titles.ts';
export {
  importFiles,
  importLimits,
  type ImportParts,
  readSheets,
  type SheetFile,
  wantedColumns,
} from './import-files.ts';
export { chooseSheet } from './choose-sheet.ts';
export { importAnswer, refusedAnswer } from './import-answer.ts';
export { columnPlace, type Loss } from './losses.ts';
export { matchHead } from './head/read-head.ts';
export { type ImportPreview, previewFiles } from './preview-files.ts';
