export { type Migration } from './define-migration.ts';
export { type MigratedDocument, migrateDocument, type MigrationProblem } from './migrate-document.ts';
