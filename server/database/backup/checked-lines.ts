import { identifier } from '../sql/index.ts';
import { BackupError } from './backup-error.ts';
import { dumpFormat, type DumpLine } from './dump.ts';
import type { SavedTable } from './saved-tables.ts';

/**
 * Yields the lines of a dump up to its end.
 * @throws BackupError when the dump is damaged, incomplete or of a later version.
 */
export async function* checkedLines(lines: AsyncIterable<DumpLine>): AsyncIterable<DumpLine> {
  let current: SavedTable | undefined;
  let started = false;
  const found = { tables: 0, rows: 0 };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      if (!current || line.length !== current.columns.length) throw new BackupError('备份文件已损坏，请换一份备份。');
      found.rows += 1;
    } else if ('table' in line) {
      current = checkedTable(line.table);
      found.tables += 1;
    } else if ('pagewright' in line) {
      if (line.format > dumpFormat) throw new BackupError('备份由更新的版本写成，请先升级再恢复。');
      started = true;
    } else if (started && line.tables === found.tables && line.rows === found.rows) return;
    yield line;
  }
  throw new BackupError('备份文件不完整，请换一份备份。');
}

/** Checks the names of a table before they reach SQL: a backup is untrusted input. */
function checkedTable(table: SavedTable): SavedTable {
  for (const name of [table.name, ...table.primaryKey, ...table.columns.map((column) => column.name)]) identifier(name);
  return table;
}

/**
 * Reads a whole dump without a database.
 * @throws BackupError when it cannot be restored.
 */
export async function verifyDump(lines: AsyncIterable<DumpLine>): Promise<void> {
  const iterator = checkedLines(lines)[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}
