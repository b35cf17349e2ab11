export { columnName, indexName } from './column-name.ts';
