/** Sheets that come in: read, previewed, saved. */
export { importFiles, type ImportParts, readSheets } from './import-files.ts';
export { importAnswer } from './import-answer.ts';
export { previewFiles } from './preview-files.ts';
