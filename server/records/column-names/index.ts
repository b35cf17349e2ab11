/** The names of columns and indexes. Does not depend on a database, so that documents can be checked without one. */
export { columnName, indexName } from './column-name.ts';
