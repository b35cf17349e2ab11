/** How documents of earlier versions of the format become current ones. */
export { defineMigration, type Migration } from './define-migration.ts';
export { CURRENT_FORMAT_VERSION, migrations } from './migrations.ts';
export { type MigratedDocument, migrateDocument, type MigrationProblem } from './migrate-document.ts';
