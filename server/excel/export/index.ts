/** The export of records, and the template for an import. */
export { exportFile } from './export-file.ts';
export { templateFile } from './template-file.ts';
