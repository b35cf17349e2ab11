import type { ColumnDataType } from 'kysely';

import type { ColumnDefinition, ColumnType } from './table-definition.ts';

/** PostgreSQL's names in `information_schema.columns.udt_name`. */
const typesByInternalName: Record<string, ColumnType> = {
  text: 'text',
  int4: 'integer',
  int8: 'bigint',
  numeric: 'numeric',
  bool: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  json: 'json',
};

const widenings: Record<ColumnType, ColumnType[]> = {
  integer: ['bigint', 'numeric', 'text'],
  bigint: ['numeric', 'text'],
  numeric: ['text'],
  boolean: ['text'],
  date: ['timestamp', 'text'],
  timestamp: ['text'],
  json: ['text'],
  text: [],
};

/** Digits of a numeric with a fixed scale, before and after the point together. */
const precision = 38;

export function columnTypeOf(internalName: string): ColumnType | undefined {
  return typesByInternalName[internalName];
}

export function dataType({ type, scale }: Pick<ColumnDefinition, 'type' | 'scale'>): ColumnDataType {
  return type === 'numeric' && scale !== undefined ? `numeric(${precision}, ${scale})` : type;
}

type TypeAndScale = { type: ColumnType | undefined; scale?: number | undefined };

/**
 * Compares a column's types: unchanged, widened with every value preserved, or refused because values could be lost.
 */
export function typeChange(from: TypeAndScale, to: TypeAndScale): 'none' | 'widen' | 'refuse' {
  if (from.type === undefined || to.type === undefined) return 'refuse';
  if (from.type !== to.type) return widenings[from.type].includes(to.type) ? 'widen' : 'refuse';
  if (from.type !== 'numeric' || from.scale === to.scale) return 'none';
  return to.scale === undefined || (from.scale !== undefined && to.scale > from.scale) ? 'widen' : 'refuse';
}
