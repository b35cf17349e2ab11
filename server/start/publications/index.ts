/** Publications and changed folders, brought to the database: tables, records and what follows them. */
export { bringFolders, bringPublished } from './bring-published.ts';
export { bringDocuments, serverTables, tablesOfState, tablesToBring } from './bring-schema.ts';
export { effectSources, moverOf, valueFollowers } from './effect-sources.ts';
