import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { StoredColumn, StoredModel } from './stored-model.ts';

export type Row = Record<string, unknown>;

export function toRow(stored: StoredModel, record: RecordValues): Row {
  const row: Row = {};
  for (const column of stored.columns.values()) {
    const value = record[column.field];
    if (value !== undefined) row[column.name] = toColumn(column, value);
  }
  return row;
}

export function toColumn(column: StoredColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return column.type === 'json' ? JSON.stringify(value) : value;
}

/** Converts a row to a record: decimals as text with their scale, whole numbers as numbers, without secrets. */
export function fromRow(stored: StoredModel, row: Row): RecordValues {
  const record: RecordValues = {};
  for (const column of stored.columns.values()) {
    if (!column.secret) record[column.field] = fromColumn(column, row[column.name]);
  }
  return record;
}

function fromColumn(column: StoredColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return column.asNumber ? Number(value) : value;
}

/**
 * The values of `del_flag`: an existing row, a deleted one, or a line that was deleted with its owner and is restored
 * with it.
 */
export const presence = { there: 0, deleted: 1, deletedWithOwner: 2 } as const;
