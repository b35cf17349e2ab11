import { readDateText } from '../../../src/engine/written/index.ts';
import { say } from '../../locale/index.ts';
import { isTaken, type SheetColumn } from '../sheet-columns.ts';
import { columnLetters } from '../sheet-place.ts';
import { isBlank, mostSheets, type ReadCell } from '../thread/index.ts';
import type { HeadedSheet } from './choose-sheet.ts';
import type { HeadMapping } from './head/sheet-head.ts';

export interface Loss {
  file?: string;
  place: string;
  message: string;
}

const mostRows = 10;

/**
 * Returns the parts of a file that an import does not take over unchanged. The user's own choice of columns is not a
 * loss.
 */
export function lossesOf(
  { chosen, others }: { chosen: HeadedSheet; others: readonly HeadedSheet[] },
  { matchBy, mapping = {} }: { matchBy: readonly string[]; mapping?: HeadMapping | undefined },
): Loss[] {
  return [
    ...lostColumns(chosen, matchBy, mapping),
    ...lostTimes(chosen, matchBy),
    ...hiddenRows(chosen),
    ...otherSheets(chosen, others),
    ...unreadSheets(others),
  ];
}

function lostColumns({ sheet, head }: HeadedSheet, matchBy: readonly string[], mapping: HeadMapping): Loss[] {
  const below = sheet.rows.slice(head.at + 1);
  const width = Math.max(0, ...below.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const { title = '', column } = head.cells[index] ?? {};
    const message = title !== '' && mapping[title] === '' ? undefined : lossOf(title, column, matchBy);
    if (message === undefined || below.every((row) => isBlank(row[index]))) return [];
    return [{ place: columnPlace(index, title), message }];
  });
}

/** Names a column as Excel does, with its title. */
export function columnPlace(index: number, title: string): string {
  return say('{column} 列{title}', { column: columnLetters(index), title: title === '' ? '' : `“${title}”` });
}

function lostTimes({ sheet, head }: HeadedSheet, matchBy: readonly string[]): Loss[] {
  return head.cells.flatMap(({ title, column }, index) => {
    if (column?.field.format !== 'date' || !isTaken(column, matchBy)) return [];
    const moments = sheet.rows.slice(head.at + 1).flatMap((row) => momentIn(row[index]) ?? []);
    const [first] = moments;
    if (first === undefined) return [];
    const message = say('有 {momentsCount} 个日期带着时间（如 {first}），时间不导入', {
      momentsCount: moments.length,
      first,
    });
    return [{ place: columnPlace(index, title), message }];
  });
}

function momentIn(cell: ReadCell | undefined): string | undefined {
  const text = typeof cell === 'object' && cell !== null && 'date' in cell ? cell.date : cell;
  if (typeof text !== 'string') return undefined;
  const read = readDateText(text, 'date-time', { now: null });
  return 'value' in read && !String(read.value).endsWith(' 00:00:00') ? String(read.value) : undefined;
}

function lossOf(title: string, column: SheetColumn | undefined, matchBy: readonly string[]): string | undefined {
  if (title === '') return say('没有标题，不导入');
  if (!column) return say('没有对应的字段，不导入');
  if (isTaken(column, matchBy)) return undefined;
  return column.field.numbering ? say('自动编号，由系统生成，不导入') : say('由系统填写，不导入');
}

function hiddenRows({ sheet, head }: HeadedSheet): Loss[] {
  const rows = sheet.hidden.filter((index) => index > head.at).map((index) => index + 1);
  if (rows.length === 0) return [];
  const rowNumbers = `${rows.slice(0, mostRows).join(say('、'))}${rows.length > mostRows ? say(' 等 {rowsCount}', { rowsCount: rows.length }) : ''}`;
  return [
    {
      place: say('第 {rows} 行', { rows: rowNumbers }),
      message: say('在表里被筛选或隐藏了，仍会导入；不要导入的请先删除'),
    },
  ];
}

function otherSheets({ sheet: { name } }: HeadedSheet, others: readonly HeadedSheet[]): Loss[] {
  return others
    .filter(({ sheet, head, isHeaded }) => isHeaded && sheet.rows.length > head.at + 1)
    .map(({ sheet }) => ({
      place: say('工作表“{name}”', { name: sheet.name }),
      message: say('一个文件只导入一张工作表（“{name}”），这张请另存为单独的文件再导入', { name }),
    }));
}

function unreadSheets(others: readonly HeadedSheet[]): Loss[] {
  const unread = others.filter(({ sheet }) => sheet.isUnread).map(({ sheet: { name } }) => `“${name}”`);
  if (unread.length === 0) return [];
  const named = `${unread.slice(0, mostRows).join(say('、'))}${unread.length > mostRows ? say(' 等 {unreadCount} 张', { unreadCount: unread.length }) : ''}`;
  const message = say('一个文件只看前 {mostSheets} 张工作表，后面的没有看；要导入的请另存为单独的文件', { mostSheets });
  return [{ place: say('工作表{named}', { named }), message }];
}
