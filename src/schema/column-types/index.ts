/** The types of columns: what the field's own name of each is, and how documents of a JeecgBoot write it. */
export { columnType, type ColumnType, columnTypes, isReservedColumnType, reservedTypeText } from './column-types.ts';
