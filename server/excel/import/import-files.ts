import type { FieldOption, ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { choiceOptions } from '../../../src/engine/written/index.ts';
import { say, spoken, type Language } from '../../locale/index.ts';
import {
  fieldOptions,
  type ImportOptions,
  type ImportResult,
  type ImportRow,
  type NameSources,
} from '../../records/index.ts';
import { columnsInLanguages, isNeeded, type SheetColumn } from '../sheet-columns.ts';
import {
  isBlank,
  openSpreadsheet,
  SpreadsheetError,
  type OpenedFile,
  type ReadCell,
  type ReadSheet,
} from '../thread/index.ts';
import { chooseSheet, type WantedColumns } from './choose-sheet.ts';
import type { FormerTitles } from './head/former-titles.ts';
import { checkHead } from './head/read-head.ts';
import type { HeadMapping, SheetHead } from './head/sheet-head.ts';
import { readRecords, type Choices, type RecordRows, type RowError, type SheetRow } from './read-records.ts';
import type { FieldChoices } from './read-value.ts';
import { addProblems, repeatedInRecords } from './row-problems.ts';

/** The limits of a file to import. */
export const importLimits = { rows: 5_001, columns: 200, unpackedBytes: 50 * 1_048_576, ratio: 100 };

interface FailedRow {
  row: number;
  cells: ReadCell[];
  reason: string;
  isWrong: boolean;
}

export interface ImportReport {
  /** Rows with data, and those whose records were saved. */
  total: number;
  saved: number;
  added: number;
  changed: number;
  /** Rows that were not saved because of errors in them or, in an all-or-nothing import, in other rows. */
  errors: RowError[];
  failed: { head: ReadCell[]; rows: FailedRow[] };
}

export interface ImportParts {
  save: (rows: readonly ImportRow[], how: ImportOptions) => Promise<ImportResult>;
  model: ResolvedModel;
  models: ReadonlyMap<string, ResolvedModel>;
  others?: readonly { models: ReadonlyMap<string, ResolvedModel>; language: Language }[];
  former?: ReadonlyMap<string, FormerTitles>;
  items: (dictionary: string) => Promise<readonly FieldOption[] | undefined>;
  names: NameSources;
  isForeign?: (field: ResolvedField) => boolean;
  /** Returns true for a column without which nothing is imported; by default those that a new record needs. */
  needed?: (column: SheetColumn) => boolean;
}

export interface ImportChoices {
  matchBy: readonly string[];
  allOrNothing: boolean;
  /** The user's choice of fields for columns, which replaces the match by title. */
  mapping?: HeadMapping;
  isPreview?: boolean;
}

export interface SheetFile extends OpenedFile {
  name: string;
}

export async function readSheets(files: readonly { name: string; bytes: Uint8Array }[]): Promise<SheetFile[]> {
  const read: SheetFile[] = [];
  for (const { name, bytes } of files) {
    const opened = await openSpreadsheet(bytes, importLimits).catch((error: unknown) =>
      Promise.reject(ofFile(error, name, files)),
    );
    read.push({ name, ...opened });
  }
  return read;
}

function ofFile(error: unknown, name: string, files: readonly unknown[]): unknown {
  return error instanceof SpreadsheetError && files.length > 1
    ? new SpreadsheetError(`${name}：${error.message}`)
    : error;
}

/**
 * Saves the rows of sheets as records.
 * @throws SpreadsheetError for a sheet that cannot be used.
 */
export async function importFiles(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: ImportChoices,
): Promise<ImportReport> {
  const read: RecordRows[] = [];
  let head: ReadCell[] = [];
  for (const file of files) {
    const sheet = await readSheet(parts, file, choices, files.length > 1).catch((error: unknown) =>
      Promise.reject(ofFile(error, file.name, files)),
    );
    read.push(...sheet.records);
    head = head.length === 0 ? sheet.head : head;
  }
  if (read.length === 0) throw new SpreadsheetError(say('文件里只有表头，没有数据'));
  const isDoomed = choices.allOrNothing && !read.every(({ rows }) => rows.every(isRight));
  const commit = choices.isPreview ? 'none' : choices.allOrNothing ? (isDoomed ? 'none' : 'all') : 'each';
  const { matchBy } = choices;
  const wanted = read.map(({ record }, row) => ({ ...record, row }));
  const result = await parts.save(wanted, { matchBy, commit });
  const refusedRows = new Set(result.refused.map(({ row }) => row));
  const accepted = read.filter(({ rows }, row) => !refusedRows.has(row) && rows.every(isRight));
  const repeated = repeatedInRecords(parts.model, accepted);
  for (const refused of result.refused) {
    const found = read[refused.row];
    if (found) addProblems(parts, found, refused, repeated);
  }
  return reportOf(read, {
    ...result,
    head,
    isSaved: !choices.allOrNothing || read.every(({ rows }) => rows.every(isRight)),
  });
}

const isRight = ({ errors }: SheetRow): boolean => errors.length === 0;

function reportOf(
  read: readonly RecordRows[],
  { added, changed, head, isSaved }: { added: number; changed: number; head: ReadCell[]; isSaved: boolean },
): ImportReport {
  const all = read.flatMap(({ rows }) => rows);
  const failed = read.flatMap(({ rows }) => (rows.every(isRight) ? [] : rows));
  return {
    total: all.length,
    saved: isSaved ? all.length - failed.length : 0,
    added: isSaved ? added : 0,
    changed: isSaved ? changed : 0,
    errors: failed.flatMap(({ errors }) => errors),
    failed: {
      head,
      rows: failed.map(({ row, cells, errors }) => ({
        row,
        cells,
        isWrong: errors.length > 0,
        reason: reasonOf(errors),
      })),
    },
  };
}

export function wrongRows({ failed }: ImportReport): number {
  return failed.rows.filter(({ isWrong }) => isWrong).length;
}

function reasonOf(errors: readonly RowError[]): string {
  if (errors.length === 0) return say('同一条记录的其他行有错误');
  return errors
    .map(({ title, message }) => (title === '' || message.startsWith(title) ? message : `${title}：${message}`))
    .join(say('；'));
}

async function readSheet(
  parts: ImportParts,
  { name, sheets }: SheetFile,
  { matchBy, mapping }: ImportChoices,
  isOneOfMany: boolean,
): Promise<{ head: ReadCell[]; records: RecordRows[] }> {
  const { sheet, head } = headOf(sheets, wantedColumns(parts, { matchBy, mapping }));
  const choices = await columnChoices(head, parts);
  const rows = sheet.rows.slice(head.at + 1).flatMap((row, index) => {
    if (row.every(isBlank)) return [];
    return [{ cells: row, row: head.at + index + 2, ...(isOneOfMany && { file: name }) }];
  });
  return { head: sheet.rows[head.at] ?? [], records: readRecords(rows, { head, choices, matchBy }) };
}

function headOf(sheets: readonly ReadSheet[], wanted: WantedColumns): { sheet: ReadSheet; head: SheetHead } {
  const { chosen, others } = chooseSheet(sheets, wanted);
  if (!chosen) throw new SpreadsheetError(say('文件里没有数据'));
  const { sheet } = chosen;
  if (sheet.problem !== undefined) throw new SpreadsheetError(sheet.problem);
  const names = [chosen, ...others].flatMap(({ sheet: { name, isUnread } }) => (isUnread ? [] : [name]));
  return { sheet, head: checkHead(chosen.head, wanted, names) };
}

export function wantedColumns(
  {
    model,
    models,
    others = [],
    former,
    needed,
  }: Pick<ImportParts, 'model' | 'models' | 'others' | 'former' | 'needed'>,
  { matchBy, mapping }: Pick<ImportChoices, 'matchBy' | 'mapping'>,
): WantedColumns {
  const columns = columnsInLanguages(model, [models, ...others.map((other) => other.models)], (id) => former?.get(id));
  return { columns, needed: needed ?? neededFor(matchBy), mapping };
}

function neededFor(matchBy: readonly string[]): (column: SheetColumn) => boolean {
  if (matchBy.length === 0) return isNeeded;
  return ({ lines, field }) => !lines && matchBy.includes(field.name);
}

async function columnChoices({ columns }: SheetHead, parts: ImportParts): Promise<Choices> {
  const { items, names, isForeign = () => false, others = [] } = parts;
  const choices = new Map<ResolvedField, FieldChoices>();
  for (const column of columns.values()) {
    const { field } = column;
    const isNamed = field.reference !== undefined || names(field) !== undefined || isForeign(field);
    const options = isNamed ? undefined : await fieldOptions(field, items);
    const called = (column.others ?? []).map((other, index) =>
      spoken(() => fieldOptions(other.field, items), others[index]?.language),
    );
    const inOthers = options && (await Promise.all(called)).flatMap((each) => each ?? []);
    choices.set(field, { isNamed, options: options && choiceOptions(options, inOthers) });
  }
  return choices;
}
