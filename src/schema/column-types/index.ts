export { columnType, type ColumnType, columnTypes, isReservedColumnType, reservedTypeText } from './column-types.ts';
