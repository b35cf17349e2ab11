import type { FieldOption, ResolvedField, ResolvedModel } from '../../src/engine/model/index.ts';
import type { ImportRow, RecordContext, RecordEngine, RefusedRow } from '../records/index.ts';
import { readHead, type SheetHead } from './read-head.ts';
import { readValue } from './read-value.ts';
import { readSpreadsheet, SpreadsheetError } from './spreadsheet-thread.ts';
import type { ReadCell } from './thread/protocol.ts';

/** What people may send at most in one file. */
const limits = { rows: 5_001, columns: 200, unpackedBytes: 50 * 1_048_576, ratio: 100 };

/** Why one row was not saved. */
export interface RowError {
  /** As Excel counts rows. */
  row: number;
  /** Name of the file, where there are several. */
  file?: string;
  /** Chinese name of the field; '' for the whole row. */
  title: string;
  message: string;
}

export interface ImportReport {
  total: number;
  added: number;
  changed: number;
  /** Rows that were not saved because of themselves or, where all or nothing is saved, because of others. */
  errors: RowError[];
  /** The rows with errors as they were sent, and their head. */
  failed: { head: ReadCell[]; rows: { row: number; cells: ReadCell[]; reason: string }[] };
}

export interface ImportParts {
  engine: RecordEngine;
  model: ResolvedModel;
  items: (dictionary: string) => Promise<readonly FieldOption[] | undefined>;
}

export interface ImportChoices {
  /** Fields that tell that a row is a record that is there already. */
  matchBy: readonly string[];
  /** Nothing is saved when one row has an error. */
  allOrNothing: boolean;
}

interface Row {
  source: { file: string; row: number; cells: ReadCell[] };
  record: Omit<ImportRow, 'row'>;
  errors: RowError[];
}

/** Reads files and saves their rows as records. Throws SpreadsheetError for a file that cannot be used at all. */
export async function importFiles(
  parts: ImportParts,
  files: readonly { name: string; bytes: Uint8Array }[],
  choices: ImportChoices,
  context: RecordContext,
): Promise<ImportReport> {
  const read: Row[] = [];
  let head: ReadCell[] = [];
  for (const { name, bytes } of files) {
    const sheet = await readFile(parts, { name, bytes }, choices, files.length > 1);
    read.push(...sheet.rows);
    head = head.length === 0 ? sheet.head : head;
  }
  if (read.length === 0) throw new SpreadsheetError('文件里只有表头，没有数据');
  const right = read.flatMap(({ record, errors }, row) => (errors.length === 0 ? [{ ...record, row }] : []));
  const isDoomed = choices.allOrNothing && right.length < read.length;
  const commit = choices.allOrNothing ? (isDoomed ? 'none' : 'all') : 'each';
  const { matchBy } = choices;
  const result = await parts.engine.importRows(parts.model.id, right, { matchBy, commit }, context);
  for (const refused of result.refused) {
    const row = read[refused.row];
    if (row) row.errors.push(...errorsOf(parts.model, refused, place(row.source, files.length > 1)));
  }
  const failed = read.filter(({ errors }) => errors.length > 0);
  const isSaved = !choices.allOrNothing || failed.length === 0;
  return {
    total: read.length,
    added: isSaved ? result.added : 0,
    changed: isSaved ? result.changed : 0,
    errors: failed.flatMap(({ errors }) => errors),
    failed: {
      head,
      rows: failed.map(({ source: { row, cells }, errors }) => {
        const reason = errors.map(({ title, message }) =>
          title === '' || message.startsWith(title) ? message : `${title}：${message}`,
        );
        return { row, cells, reason: reason.join('；') };
      }),
    },
  };
}

async function readFile(
  { model, items }: ImportParts,
  { name, bytes }: { name: string; bytes: Uint8Array },
  { matchBy }: ImportChoices,
  isOneOfMany: boolean,
): Promise<{ head: ReadCell[]; rows: Row[] }> {
  try {
    const cells = await readSpreadsheet(bytes, limits);
    const isMatched = matchBy.length > 0;
    const isNeeded = (field: ResolvedField): boolean =>
      matchBy.includes(field.name) || (!isMatched && field.required && !field.readOnly && field.default === undefined);
    const head = readHead(cells, model, isNeeded);
    const options = await optionsOf(head, items);
    const rows = cells.slice(head.at + 1).flatMap((row, index): Row[] => {
      if (row.every((cell) => cell === null || cell === '')) return [];
      return [readRow(row, { file: name, row: head.at + index + 2 }, { head, options, matchBy, isOneOfMany })];
    });
    return { head: cells[head.at] ?? [], rows };
  } catch (error) {
    if (error instanceof SpreadsheetError && isOneOfMany) throw new SpreadsheetError(`${name}：${error.message}`);
    throw error;
  }
}

type Options = ReadonlyMap<string, readonly FieldOption[]>;

async function optionsOf({ fields }: SheetHead, items: ImportParts['items']): Promise<Options> {
  const options = new Map<string, readonly FieldOption[]>();
  for (const { name, options: own, dictionary } of fields.values()) {
    const found = own ?? (dictionary === undefined ? undefined : await items(dictionary));
    if (found) options.set(name, found);
  }
  return options;
}

function readRow(
  cells: ReadCell[],
  at: { file: string; row: number },
  {
    head,
    options,
    matchBy,
    isOneOfMany,
  }: { head: SheetHead; options: Options; matchBy: readonly string[]; isOneOfMany: boolean },
): Row {
  const source = { ...at, cells };
  const values: Record<string, unknown> = {};
  const labels: Record<string, string> = {};
  const errors: RowError[] = [];
  for (const [index, field] of head.fields) {
    if (field.readOnly && !matchBy.includes(field.name)) continue;
    const read = readValue(field, cells[index] ?? null, options.get(field.name));
    if ('problem' in read) errors.push({ ...place(source, isOneOfMany), title: field.title, message: read.problem });
    else if ('label' in read) labels[field.name] = read.label;
    else values[field.name] = read.value;
  }
  return { source, record: { values, labels }, errors };
}

function place({ file, row }: { file: string; row: number }, isOneOfMany: boolean): Pick<RowError, 'row' | 'file'> {
  return { row, ...(isOneOfMany && { file }) };
}

function errorsOf(
  { fields }: ResolvedModel,
  { message, problems }: RefusedRow,
  at: Pick<RowError, 'row' | 'file'>,
): RowError[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [{ ...at, title: '', message }];
  return errors.map((problem) => {
    const title = fields.find(({ name }) => name === problem.path.split('.')[0])?.title ?? '';
    return { ...at, title, message: problem.message };
  });
}
