import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { RecordContext } from '../../records/index.ts';
import {
  type ImportChoices,
  importFiles,
  type ImportParts,
  type ImportReport,
  neededFor,
  type SheetFile,
} from './import-files.ts';
import { type HeadMapping, matchHead } from './read-head.ts';
import type { RowError } from './read-records.ts';
import { columnName, importColumns } from '../sheet-columns.ts';
import { cellText, SpreadsheetError } from '../thread/index.ts';

/** At most so many sample values of a column and errors are answered. */
const mostSamples = 3;
/** Characters of a sample. */
const mostShown = 60;
const mostTold = 200;

/** What an import would do, before anything is written. */
export interface ImportPreview {
  /** The fields that a column can be. */
  fields: { name: string; title: string; required: boolean }[];
  /** The columns of the files by title, with their field ('': none) and sample values. */
  columns: { title: string; field: string; samples: string[] }[];
  /** Rows with data, and those that would not be saved. */
  total: number;
  wrong: number;
  /** Records. */
  added: number;
  changed: number;
  errors: RowError[];
  /** Why nothing can be imported: columns are missing or repeated. */
  problem?: string;
}

/** Reads sheets as an import does, and saves nothing. */
export async function previewFiles(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: Pick<ImportChoices, 'matchBy' | 'mapping'>,
  context: RecordContext,
): Promise<ImportPreview> {
  const { fields, columns } = headsOf(parts, files, choices);
  const { report, problem } = await tried(parts, files, choices, context);
  return {
    ...{ fields, columns },
    total: report?.total ?? 0,
    wrong: report?.failed.rows.length ?? 0,
    added: report?.added ?? 0,
    changed: report?.changed ?? 0,
    errors: report?.errors.slice(0, mostTold) ?? [],
    ...(problem !== undefined && { problem }),
  };
}

async function tried(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: Pick<ImportChoices, 'matchBy' | 'mapping'>,
  context: RecordContext,
): Promise<{ report?: ImportReport; problem?: string }> {
  try {
    return { report: await importFiles(parts, files, { ...choices, allOrNothing: false, isPreview: true }, context) };
  } catch (error) {
    if (error instanceof SpreadsheetError) return { problem: error.message };
    throw error;
  }
}

function headsOf(
  { model, models }: { model: ResolvedModel; models: ReadonlyMap<string, ResolvedModel> },
  files: readonly SheetFile[],
  { matchBy, mapping }: { matchBy: readonly string[]; mapping?: HeadMapping },
): Pick<ImportPreview, 'fields' | 'columns'> {
  const possible = importColumns(model, models);
  const needed = neededFor(matchBy);
  const columns = new Map<string, ImportPreview['columns'][number]>();
  for (const { cells } of files) {
    const head = matchHead(cells, possible, mapping);
    for (const [index, { title, column }] of head.cells.entries()) {
      if (title === '' || columns.has(title)) continue;
      const samples = cells.slice(head.at + 1).map((row) => cellText(row[index]).slice(0, mostShown));
      const shown = [...new Set(samples.filter((text) => text !== ''))].slice(0, mostSamples);
      columns.set(title, { title, field: column ? columnName(column) : '', samples: shown });
    }
  }
  return {
    fields: possible.map((column) => ({ name: columnName(column), title: column.title, required: needed(column) })),
    columns: [...columns.values()],
  };
}
