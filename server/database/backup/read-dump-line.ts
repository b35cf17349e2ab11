import { BackupError } from './backup-error.ts';
import type { DumpLine } from './dump.ts';
import type { SavedTable } from './saved-tables.ts';

type Shape = Record<string, unknown>;

const types = ['text', 'integer', 'bigint', 'numeric', 'boolean', 'date', 'timestamp', 'json'];

/**
 * Parses a line of a dump.
 * @throws BackupError if it is not a valid line.
 */
export function readDumpLine(text: string): DumpLine {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) {
    if (value.every((each): each is string | null => each === null || typeof each === 'string')) return value;
  } else if (isShape(value)) {
    const { table, pagewright, format, createdAt, end, tables, rows } = value;
    if (isTable(table)) return { table };
    if (pagewright === 'backup' && typeof format === 'number')
      return { pagewright, format, createdAt: String(createdAt) };
    if (end === true && typeof tables === 'number' && typeof rows === 'number') return { end, tables, rows };
  }
  throw new BackupError('备份文件里有读不懂的内容，请换一份备份。');
}

function isTable(value: unknown): value is SavedTable {
  if (!isShape(value)) return false;
  const { name, columns, primaryKey } = value;
  return (
    typeof name === 'string' &&
    Array.isArray(primaryKey) &&
    primaryKey.every((each) => typeof each === 'string') &&
    Array.isArray(columns) &&
    columns.every(isColumn)
  );
}

function isColumn(value: unknown): boolean {
  if (!isShape(value)) return false;
  const { name, type, scale, notNull } = value;
  return (
    typeof name === 'string' &&
    typeof type === 'string' &&
    types.includes(type) &&
    (scale === undefined || (Number.isInteger(scale) && Number(scale) <= 38)) &&
    (notNull === undefined || notNull === true)
  );
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
