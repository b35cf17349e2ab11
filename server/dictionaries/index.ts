/** Dictionaries: stored in the database, first made from documents, answered from memory. */
export { openDictionaries, type Dictionaries, type DictionaryItem } from './dictionaries.ts';
export { seedDictionaries } from './seed-dictionaries.ts';
export { dictionaryRoutes } from './routes.ts';
export { dictionaryModels, dictionaryTables, type DictionarySchema } from './tables.ts';
export { signedDictionaryRoutes } from './table-routes.ts';
