/** Column types: the format's name for each, and how JeecgBoot documents write it. */
export { columnType, type ColumnType, columnTypes, isReservedColumnType, reservedTypeText } from './column-types.ts';
