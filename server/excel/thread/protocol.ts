import type { Locale } from '../../../src/locale/index.ts';

/** A cell to write: a text, a number, a number with its format (`0.00`), or nothing. Never a formula. */
export type WrittenCell = string | number | { value: number; format: string } | null;

/**
 * A cell that was read. Dates are text (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, `HH:mm:ss`); `#N/A` and similar values are
 * faults. A number whose format displays it differently (`00007`, `13%`) has both forms, and so has a date
 * (`2026年3月1日`). A cell that is merged into another, which contains their value, has the row and column of that cell,
 * from 0.
 */
export type ReadCell =
  | string
  | number
  | boolean
  | { value: number; shown: string }
  | { date: string; shown: string }
  | { fault: string }
  | { within: { row: number; column: number } }
  | null;

/** The fault of a number outside Excel's calendar, in a cell with a date format: Excel shows hashes. */
export const undatable = '########';
export const uncalculated = '#GETTING_DATA';
/** The fault of an error code that is unknown, from a newer program. */
export const unknownFault = '#ERROR!';

export const mostSheets = 20;

export interface ReadSheet {
  name: string;
  /** From the sheet's first row; cells to the right of and rows below the last one with a value are missing. */
  rows: ReadCell[][];
  hidden: number[];
  /** The reason why the sheet cannot be imported; `rows` then contains only its beginning. */
  problem?: string;
  isUnread?: true;
}

export interface OpenedFile {
  sheets: ReadSheet[];
  /** True for a workbook as Excel writes it, with its texts in the table of texts, whose first sheet has data. */
  isUsual: boolean;
}

/** The formats of a workbook; `xls` is Excel 97's format, with at most 65,536 rows. */
export type WorkbookFormat = 'xls' | 'xlsx';

export interface ReadLimits {
  /** The number of rows including the head. */
  rows: number;
  columns: number;
  /** The size of all parts of an .xlsx after unpacking, in bytes. */
  unpackedBytes: number;
  /** The ratio of unpacked to packed bytes of one part. */
  ratio: number;
}

/** The layout of a sheet for a reader that knows only one; the sheet becomes the only one of its file. */
export interface SheetLayout {
  sheet: string;
  /** The row of the head in the file, and the row where the reader expects it. */
  head: { from: number; to: number };
  titles: readonly (readonly [column: number, title: string])[];
}

/**
 * A message to the thread: to read or rewrite a file, or to write sheets in the order sheet, rows …, finish. After
 * finish or forget another file can follow.
 */
export type Request =
  | { kind: 'read'; file: Uint8Array; limits: ReadLimits; locale: Locale }
  | { kind: 'rewrite'; file: Uint8Array; limits: ReadLimits; locale: Locale; layout: SheetLayout }
  | { kind: 'sheet'; name: string; widths: number[] }
  | { kind: 'rows'; rows: WrittenCell[][] }
  | { kind: 'finish'; format: WorkbookFormat }
  | { kind: 'forget' };

/** The answer to `read`, `rewrite` and `finish`. */
export type Reply =
  | ({ kind: 'read' } & OpenedFile)
  | { kind: 'written'; file: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; message: string };
