import {
  chooseSheet,
  importLimits,
  rewriteSpreadsheet,
  SpreadsheetError,
  wantedColumns,
  type ImportParts,
  type SheetFile,
  type SheetLayout,
} from '../../excel/index.ts';
import type { ReadFiles } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { headRows, type ExpectedHead } from './expected-head.ts';

export type ChosenSheet = NonNullable<ReturnType<typeof chooseSheet>['chosen']>;

export interface SheetChoices {
  parts: Pick<ImportParts, 'model' | 'models' | 'others' | 'former' | 'needed'>;
  mapping: Readonly<Record<string, string>>;
  expected: ExpectedHead | undefined;
}

export function chosenIn({ sheets }: SheetFile, { parts, mapping }: SheetChoices): ChosenSheet | undefined {
  return chooseSheet(sheets, wantedColumns(parts, { matchBy: [], mapping })).chosen;
}

/** @throws SpreadsheetError for a head of one row where the back end expects one of two, which has the lines' titles. */
export function refuseOtherHeads(chosen: readonly ChosenSheet[], expected: ExpectedHead | undefined): void {
  const isOther = ({ sheet, head }: ChosenSheet): boolean => headRows(sheet.rows, head.at) !== expected?.rows;
  if (expected && expected.rows > 1 && chosen.some(isOther))
    throw new SpreadsheetError(say('这里的表格带着明细，表头有两行，请使用“下载模板”里的表头'));
}

/**
 * Returns the form that the back end gets: the files in the layout that it imports, and all fields but the mapping.
 * @param sheets the content of the files; a file without it is sent as it is.
 */
export async function formFor(
  { fields, files }: ReadFiles,
  sheets: readonly SheetFile[],
  choices: SheetChoices,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) if (name !== 'mapping') form.append(name, text);
  for (const [index, { name, bytes }] of files.entries()) {
    const file = sheets[index];
    const layout = file && layoutOf(file, choices);
    const rewritten = layout && (await rewriteSpreadsheet(bytes, importLimits, layout));
    const part = files.length > 1 ? `file${index}` : 'file';
    form.append(part, new Blob([rewritten ?? bytes]), rewritten ? name.replace(/\.xls$/i, '.xlsx') : name);
  }
  return form;
}

function layoutOf(file: SheetFile, choices: SheetChoices): SheetLayout | undefined {
  const chosen = chosenIn(file, choices);
  if (!chosen) return undefined;
  const { sheet, head } = chosen;
  const { expected, mapping } = choices;
  const titles = head.cells.flatMap(({ title, column }, index): [number, string][] => {
    if (mapping[title] === '') return [[index, '']];
    const there = column && expected?.titleOf(column);
    const shown = sheet.rows[head.at]?.[index];
    return there === undefined || typeof shown !== 'string' || there === shown ? [] : [[index, there]];
  });
  const to = expected?.at ?? head.at;
  const isInPlace = file.sheets[0] === sheet && to === head.at && titles.length === 0;
  return file.isUsual && isInPlace ? undefined : { sheet: sheet.name, head: { from: head.at, to }, titles };
}
