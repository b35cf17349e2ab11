import { groupBy } from 'es-toolkit';

import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { ImportRow } from '../../records/index.ts';
import { isTaken } from '../sheet-columns.ts';
import { cellText, isBlank, type ReadCell } from '../thread/index.ts';
import type { SheetHead } from './head/sheet-head.ts';
import { readValue, type FieldChoices } from './read-value.ts';

export interface RowError {
  /** Counted as in Excel. */
  row: number;
  file?: string;
  /** Chinese name of the field; '' for the whole row. */
  title: string;
  message: string;
}

export interface SheetRow {
  row: number;
  file?: string;
  cells: ReadCell[];
  errors: RowError[];
}

export interface RecordRows {
  record: Omit<ImportRow, 'row'>;
  rows: SheetRow[];
  rowsOfLines: Record<string, SheetRow[]>;
}

export type Choices = ReadonlyMap<ResolvedField, FieldChoices>;

interface Sheet {
  head: SheetHead;
  choices: Choices;
  matchBy: readonly string[];
}

/**
 * Parses the rows below a head as records. In a sheet with columns of lines, a row whose other cells are empty, or
 * equal to those of the row above, is another line of the same record.
 */
export function readRecords(rows: readonly Omit<SheetRow, 'errors'>[], sheet: Sheet): RecordRows[] {
  const columns = [...sheet.head.columns];
  const hasLines = columns.some(([, { lines }]) => lines !== undefined);
  const own = columns.flatMap(([index, { lines }]) => (lines ? [] : [index]));
  const keys = columns.flatMap(([index, { lines, field }]) =>
    !lines && sheet.matchBy.includes(field.name) ? [index] : [],
  );
  const records: RecordRows[] = [];
  const seen = new Map<string, number>();
  for (const given of rows) {
    const row: SheetRow = { ...given, errors: [] };
    const last = records.at(-1);
    const above = last?.rows[0];
    if (last && above && hasLines && own.every((index) => isSame(row, above, index) || isEmpty(row, index)))
      last.rows.push(row);
    else {
      const key = keys.map((index) => cellText(row.cells[index])).join('\n');
      if (hasLines && key.trim() !== '') {
        const first = seen.get(key);
        if (first !== undefined) row.errors.push({ ...placeOf(row), title: '', message: repeated(first) });
        else seen.set(key, row.row);
      }
      records.push({ record: readOwn(row, sheet), rows: [row], rowsOfLines: {} });
    }
  }
  return hasLines ? records.map((record) => withLines(record, sheet)) : records;
}

function repeated(first: number): string {
  return say('与第 {first} 行是同一条记录，请把它的各行放在一起，其余列填写一致', { first });
}

function isEmpty({ cells }: SheetRow, index: number): boolean {
  return isBlank(cells[index]);
}

function isSame({ cells }: SheetRow, above: SheetRow, index: number): boolean {
  return JSON.stringify(cells[index] ?? null) === JSON.stringify(above.cells[index] ?? null);
}

function readOwn(row: SheetRow, { head, choices, matchBy }: Sheet): RecordRows['record'] {
  const columns = [...head.columns].filter(([, column]) => !column.lines && isTaken(column, matchBy));
  const { unread, ...cells } = readCells(row, columns, choices);
  return { ...cells, ...((unread.length > 0 || row.errors.length > 0) && { unread }) };
}

function withLines({ record, rows }: RecordRows, { head, choices, matchBy }: Sheet): RecordRows {
  const columns = [...head.columns].filter(([, column]) => column.lines && isTaken(column, matchBy));
  const rowsOfLines: RecordRows['rowsOfLines'] = {};
  const lines: Record<string, Pick<ImportRow, 'values' | 'labels'>[]> = {};
  const unread: string[] = [];
  for (const [name, some] of Object.entries(groupBy(columns, ([, column]) => column.lines?.name ?? ''))) {
    const filled = rows.filter((row) => some.some(([index]) => !isEmpty(row, index)));
    // Empty cells do not remove lines of an existing record.
    if (filled.length === 0) continue;
    rowsOfLines[name] = filled;
    lines[name] = filled.map((row, at) => {
      const cells = readCells(row, some, choices);
      unread.push(...cells.unread.map((field) => `${name}.${at}.${field}`));
      return { values: cells.values, labels: cells.labels };
    });
  }
  const isRefused = unread.length > 0 || record.unread !== undefined;
  const all = isRefused ? { unread: [...(record.unread ?? []), ...unread] } : {};
  return { record: { ...record, lines, ...all }, rows, rowsOfLines };
}

const noChoices: FieldChoices = { isNamed: false, options: undefined };

function readCells(
  row: SheetRow,
  columns: readonly [number, { field: ResolvedField }][],
  choices: Choices,
): Pick<ImportRow, 'values' | 'labels'> & { unread: string[] } {
  const values: Record<string, unknown> = {};
  const labels: Record<string, string> = {};
  const unread: string[] = [];
  for (const [index, { field }] of columns) {
    const read = readValue(field, row.cells[index] ?? null, choices.get(field) ?? noChoices);
    if ('problem' in read) {
      row.errors.push({ ...placeOf(row), title: field.title, message: read.problem });
      unread.push(field.name);
    } else if ('label' in read) labels[field.name] = read.label;
    else values[field.name] = read.value;
  }
  return { values, labels, unread };
}

export function placeOf({ row, file }: Pick<SheetRow, 'row' | 'file'>): Pick<RowError, 'row' | 'file'> {
  return { row, ...(file !== undefined && { file }) };
}
