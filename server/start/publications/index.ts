/** Migrates the database for publications and changed folders: tables, records and the data that depends on them. */
export { bringFolders, bringPublished } from './bring-published.ts';
export { bringDocuments, serverTables, tablesOfState, tablesToBring } from './bring-schema.ts';
export { effectSources, moverOf, valueFollowers } from './effect-sources.ts';
