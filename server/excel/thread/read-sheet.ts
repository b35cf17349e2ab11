import type { CellObject, Range, WorkSheet } from '@e965/xlsx';

import { say } from '../../locale/index.ts';
import { isBlank } from './cell-text.ts';
import type { ReadCell, ReadLimits, ReadSheet } from './protocol.ts';
import { readCell } from './read-cell.ts';

const beginning = 10;

export function readSheet(
  sheet: WorkSheet,
  { name, limits, date1904 }: { name: string; limits: ReadLimits; date1904: boolean },
): ReadSheet {
  const cells: (CellObject[] | undefined)[] = sheet['!data'] ?? [];
  const rows = Array.from(cells, (row) => {
    const read = Array.from(row ?? [], (cell) => readCell(cell, date1904));
    while (read.length > 0 && isBlank(read.at(-1))) read.pop();
    return read;
  });
  while (rows.at(-1)?.length === 0) rows.pop();
  const problem = problemOf(rows, limits);
  if (problem !== undefined)
    return { name, rows: rows.slice(0, beginning).map((row) => row.slice(0, limits.columns)), hidden: [], problem };
  markMerged(rows, sheet['!merges'] ?? [], limits);
  const hidden = rows.flatMap((row, index) => (sheet['!rows']?.[index]?.hidden && row.length > 0 ? [index] : []));
  return { name, rows, hidden };
}

function problemOf(rows: readonly ReadCell[][], limits: ReadLimits): string | undefined {
  if (rows.length > limits.rows) return say('文件超过 {rows} 行，请拆成几个文件再导入', { rows: limits.rows - 1 });
  const isWide = rows.some((row) => row.length > limits.columns);
  return isWide ? say('文件超过 {columns} 列，请只保留需要导入的列', { columns: limits.columns }) : undefined;
}

function markMerged(rows: ReadCell[][], merges: readonly Range[], { columns }: ReadLimits): void {
  for (const { s: start, e: end } of merges) {
    if (isBlank(rows[start.r]?.[start.c])) continue;
    const within = { row: start.r, column: start.c };
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row++) {
      for (let column = start.c; column <= Math.min(end.c, columns - 1); column++) {
        const cells = rows[row];
        if (!cells || (row === start.r && column === start.c)) continue;
        while (cells.length < column) cells.push(null);
        cells[column] = { within };
      }
    }
  }
}
