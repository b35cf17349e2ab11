import type { Locale } from '../../../src/schema/locale/index.ts';

/** A cell to be written: a text, a number, a number with its format (`0.00`), or nothing. Never a formula. */
export type WrittenCell = string | number | { value: number; format: string } | null;

/**
 * A cell that was read. Dates are text (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, `HH:mm:ss`); `#N/A` and the like are
 * faults. A number whose format shows it in another way (`00007`, `13%`) has both, and so has a date (`2026年3月1日`). A
 * cell that is merged into another, which holds their value, says into which: its row and column, from 0.
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

/** The fault of a number that is no day of Excel's calendar, in a cell with the format of a date: Excel shows hashes. */
export const undatable = '########';
/** The fault of a formula whose result is not in the file. */
export const uncalculated = '#GETTING_DATA';
/** The fault of an error code that only newer programs know. */
export const unknownFault = '#ERROR!';

/** At most so many sheets of a file are looked at. */
export const mostSheets = 20;

/** A sheet that is not hidden; it is not empty, or was not looked at. */
export interface ReadSheet {
  name: string;
  /** From the sheet's first row; cells to the right and rows below the last one with a value are missing. */
  rows: ReadCell[][];
  /** Indices of rows with values that a filter or a person hid. */
  hidden: number[];
  /** Why the sheet cannot be imported; `rows` has only its beginning then. */
  problem?: string;
  /** Set where the file has so many sheets that nobody looked at this one. */
  isUnread?: true;
}

/** `xls` is Excel 97's format, 65,536 rows at most. */
export type WorkbookFormat = 'xls' | 'xlsx';

/** The limits of an uploaded file. */
export interface ReadLimits {
  /** Rows with the head. */
  rows: number;
  columns: number;
  /** Bytes of all parts of an .xlsx once unpacked. */
  unpackedBytes: number;
  /** The ratio of unpacked to packed bytes of one part. */
  ratio: number;
}

/**
 * A message to the thread: to read a file, or to write sheets in the order sheet, rows …, finish. After finish or
 * forget another file can follow.
 */
export type Request =
  | { kind: 'read'; file: Uint8Array; limits: ReadLimits; locale: Locale }
  | { kind: 'sheet'; name: string; widths: number[] }
  | { kind: 'rows'; rows: WrittenCell[][] }
  | { kind: 'finish'; format: WorkbookFormat }
  | { kind: 'forget' };

/** Its answer to `read` and to `finish`. */
export type Reply =
  | { kind: 'read'; sheets: ReadSheet[] }
  | { kind: 'written'; file: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; message: string };
