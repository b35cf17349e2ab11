/** Migration of documents from earlier versions of the format to the current one. */
export { type Migration } from './define-migration.ts';
export { type MigratedDocument, migrateDocument, type MigrationProblem } from './migrate-document.ts';
