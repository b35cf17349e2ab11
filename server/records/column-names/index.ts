/** The names of columns and indexes. Knows no database, so that documents are checked without one. */
export { columnName, indexName } from './column-name.ts';
