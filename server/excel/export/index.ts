/** Sheets that go out: records, and the template to fill in. */
export { exportFile } from './export-file.ts';
export { templateFile } from './template-file.ts';
