import type { ResolvedField, ResolvedModel } from '../../src/engine/model/index.ts';
import { sheetColumns } from './sheet-columns.ts';
import { SpreadsheetError } from './spreadsheet-thread.ts';
import type { ReadCell } from './thread/protocol.ts';

/** Where a sheet's data begins, and which field each of its columns is. */
export interface SheetHead {
  /** Index of the head among the rows. */
  at: number;
  /** By column. Columns that are no fields are not in it. */
  fields: ReadonlyMap<number, ResolvedField>;
}

/** Rows above the data that may be titles: JeecgBoot's files have two, and then the head. */
const mostTitles = 10;

/**
 * Finds the head of a sheet: the row whose cells are titles (or names) of the model's fields. A star or 必填 behind a title
 * is no part of it.
 * @throws SpreadsheetError when there is none, a column stands twice, or `needed` fields are missing.
 */
export function readHead(
  rows: readonly ReadCell[][],
  model: ResolvedModel,
  needed: (field: ResolvedField) => boolean,
): SheetHead {
  const columns = sheetColumns(model);
  const byTitle = new Map(
    columns.flatMap(({ title, field }) => [[field.name, field] as const, [title, field] as const]),
  );
  const matched = rows.slice(0, mostTitles).map((row) => row.map((cell) => byTitle.get(titleIn(cell))));
  const counts = matched.map((row) => row.filter((field) => field !== undefined).length);
  const at = counts.indexOf(Math.max(...counts));
  if (at < 0 || counts[at] === 0)
    throw new SpreadsheetError(
      `没有找到表头，请使用下载的模板（表头如：${columns
        .slice(0, 3)
        .map(({ title }) => title)
        .join('、')}）`,
    );
  const fields = new Map<number, ResolvedField>();
  for (const [index, field] of (matched[at] ?? []).entries()) {
    if (!field) continue;
    if ([...fields.values()].includes(field)) throw new SpreadsheetError(`表头里“${field.title}”重复了，请只保留一列`);
    fields.set(index, field);
  }
  const present = new Set(fields.values());
  const missing = columns.filter(({ field }) => needed(field) && !present.has(field)).map(({ title }) => `“${title}”`);
  if (missing.length > 0) throw new SpreadsheetError(`缺少必填列${missing.join('、')}，请使用下载的模板`);
  return { at, fields };
}

function titleIn(cell: ReadCell | undefined): string {
  const text = typeof cell === 'string' ? cell : '';
  return text
    .replace(/^\s*\*|[*＊]\s*$|[（(]必填[)）]\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
