import { read, utils, type WorkSheet } from '@e965/xlsx';

export interface SheetColumn {
  title: string;
  group: string | undefined;
  cells: readonly string[];
}

/** The maximum number of rows above the header: a title and the name of the exporting user. */
const mostAbove = 4;

export function readSheetColumns(file: Uint8Array): SheetColumn[] {
  const sheet = firstSheet(file);
  if (!sheet) return [];
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' });
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '').trim()));
  const head = texts.slice(0, mostAbove).findIndex((row) => row.filter((cell) => cell !== '').length > 1);
  if (head === -1) return [];
  const merges = (sheet['!merges'] ?? []).filter(({ s: start }) => start.r === head);
  const isGrouped = merges.some(({ s: start, e: end }) => end.r > start.r);
  return (texts[head] ?? []).flatMap((text, index) => {
    const across = merges.find(({ s: start, e: end }) => end.c > start.c && start.c <= index && index <= end.c);
    const group = across ? (texts[head]?.[across.s.c] ?? '') : undefined;
    const title = isGrouped && group !== undefined ? (texts[head + 1]?.[index] ?? '') : text;
    const cells = texts.slice(head + (isGrouped ? 2 : 1)).map((row) => row[index] ?? '');
    return title === '' ? [] : [{ title, group, cells }];
  });
}

function firstSheet(file: Uint8Array): WorkSheet | undefined {
  try {
    const book = read(file);
    return book.Sheets[book.SheetNames[0] ?? ''];
  } catch {
    return undefined;
  }
}
