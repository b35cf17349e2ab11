/** The import of sheets: reading, preview, saving. */
export { formerTitlesOf } from './former-titles.ts';
export { importFiles, type ImportParts, readSheets } from './import-files.ts';
export { importAnswer } from './import-answer.ts';
export { previewFiles } from './preview-files.ts';
