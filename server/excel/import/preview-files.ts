import { columnName, isTaken, type SheetColumn } from '../sheet-columns.ts';
import { cellText, SpreadsheetError } from '../thread/index.ts';
import { chooseSheet } from './choose-sheet.ts';
import {
  importFiles,
  wantedColumns,
  wrongRows,
  type ImportChoices,
  type ImportParts,
  type ImportReport,
  type SheetFile,
} from './import-files.ts';
import { lossesOf, type Loss } from './losses.ts';
import type { RowError } from './read-records.ts';

/** The response contains at most this many sample values per column, and errors. */
const mostSamples = 3;
const mostShown = 60;
const mostTold = 200;

export interface ImportPreview {
  fields: { name: string; title: string; required: boolean }[];
  /**
   * The columns of the files by title, with their field ('' if none) and sample values. A proposed field is only
   * imported if the caller sends it as part of the mapping.
   */
  columns: { title: string; field: string; proposed?: true; samples: string[] }[];
  total: number;
  wrong: number;
  heldBack: number;
  added: number;
  changed: number;
  errors: RowError[];
  losses: Loss[];
  problem?: string;
}

/** Reads sheets as an import does that takes the proposed columns too, but saves nothing. */
export async function previewFiles(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: Pick<ImportChoices, 'matchBy' | 'mapping'>,
): Promise<ImportPreview> {
  const { fields, columns, losses } = headsOf(parts, files, choices);
  const proposed = columns.flatMap((column): [string, string][] =>
    column.proposed ? [[column.title, column.field]] : [],
  );
  const mapping = { ...choices.mapping, ...Object.fromEntries(proposed) };
  const { report, problem } = await tried(parts, files, { ...choices, mapping });
  const wrong = report ? wrongRows(report) : 0;
  return {
    fields,
    columns,
    total: report?.total ?? 0,
    wrong,
    heldBack: (report?.failed.rows.length ?? 0) - wrong,
    added: report?.added ?? 0,
    changed: report?.changed ?? 0,
    errors: report?.errors.slice(0, mostTold) ?? [],
    losses: losses.slice(0, mostTold),
    ...(problem !== undefined && { problem }),
  };
}

async function tried(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: Pick<ImportChoices, 'matchBy' | 'mapping'>,
): Promise<{ report?: ImportReport; problem?: string }> {
  try {
    return { report: await importFiles(parts, files, { ...choices, allOrNothing: false, isPreview: true }) };
  } catch (error) {
    if (error instanceof SpreadsheetError) return { problem: error.message };
    throw error;
  }
}

function headsOf(
  parts: ImportParts,
  files: readonly SheetFile[],
  choices: Pick<ImportChoices, 'matchBy' | 'mapping'>,
): Pick<ImportPreview, 'fields' | 'columns' | 'losses'> {
  const { matchBy, mapping } = choices;
  const mayPropose = (column: SheetColumn) => isTaken(column, matchBy);
  const wanted = { ...wantedColumns(parts, choices), mayPropose };
  const columns = new Map<string, ImportPreview['columns'][number]>();
  const losses: Loss[] = [];
  for (const { name, sheets } of files) {
    const { chosen, others } = chooseSheet(sheets, wanted);
    if (!chosen) continue;
    const { sheet, head } = chosen;
    for (const [index, { title, column, isProposed }] of head.cells.entries()) {
      if (title === '' || columns.has(title)) continue;
      const samples = sheet.rows.slice(head.at + 1).map((row) => cellText(row[index]).slice(0, mostShown));
      const shown = [...new Set(samples.filter((text) => text !== ''))].slice(0, mostSamples);
      const field = column && isTaken(column, matchBy) ? columnName(column) : '';
      columns.set(title, { title, field, ...(isProposed && { proposed: true }), samples: shown });
    }
    const found = lossesOf({ chosen, others }, { matchBy, mapping });
    losses.push(...found.map((loss) => (files.length > 1 ? { file: name, ...loss } : loss)));
  }
  const possible = wanted.columns.filter((column) => isTaken(column, matchBy));
  return {
    fields: possible.map((column) => ({
      name: columnName(column),
      title: column.title,
      required: wanted.needed(column),
    })),
    columns: [...columns.values()],
    losses,
  };
}
