import { SSF, type CellObject } from '@e965/xlsx';

import { uncalculated, undatable, unknownFault, type ReadCell } from './protocol.ts';

/** The displayed texts of Excel's error codes ([MS-XLS] 2.5.10). */
const faults: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, uncalculated],
]);

export function readCell(cell: CellObject | undefined, date1904: boolean): ReadCell {
  if (cell?.t === 'e') return { fault: faults.get(Number(cell.v)) ?? unknownFault };
  if (!cell || cell.v === undefined) return null;
  if (typeof cell.v === 'string') return cell.v.replaceAll('\r\n', '\n');
  if (typeof cell.v === 'boolean') return cell.v;
  if (typeof cell.v !== 'number') return null;
  if (typeof cell.z !== 'string') return cell.v;
  return isDate(cell.z, cell.v) ? readDate(cell.v, cell.z, date1904) : shownNumber(cell.v, cell.z);
}

/**
 * Returns true for a date or a time of day. Hours beyond a day (`[h]:mm`) are a number; the library does not support
 * weekdays (`aaaa`).
 */
function isDate(format: string, value: number): boolean {
  if (value >= 1 && /^[^"]*\[(h+|m+|s+)\]/i.test(format)) return false;
  return SSF.is_date(format) || /a{3}/i.test(format.replace(/"[^"]*"/g, ''));
}

/** Returns the number, with its displayed text if that differs; an exponent would hide digits. */
function shownNumber(value: number, format: string): ReadCell {
  if (/^general$/i.test(format) || /[eE][+-]/.test(format)) return value;
  const shown = formatted(value, format);
  return shown === '' || shown === String(value) ? value : { value, shown };
}

/** Returns the formatted text; '' for a format that the library does not support. */
function formatted(value: number, format: string, date1904 = false): string {
  try {
    return String(SSF.format(format, value, { date1904 })).trim();
  } catch {
    return '';
  }
}

/** Excel's own short date, which a Chinese program displays differently. */
const shortDate = 'm/d/yy';
const shortDateShown = 'yyyy/m/d';
/** Names of days and of halves of the day depend on the language. */
const hasNames = /[ad]{3}|am\/pm|上午|\[\$-f/i;

function readDate(serial: number, format: string, date1904: boolean): ReadCell {
  const date = dateText(serial, date1904);
  if (typeof date !== 'string' || serial < 1 || hasNames.test(format)) return date;
  const shown = formatted(serial, format.replace(shortDate, shortDateShown), date1904);
  return shown === '' || date.startsWith(shown) ? date : { date, shown };
}

type DayParts = Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;

/** Formats Excel's date (days since 1900 or 1904) as text: below the first day only a time, at 0:00 only a date. */
function dateText(serial: number, date1904: boolean): string | { fault: string } {
  // Excel's times are fractions of a day and are rounded to the nearest second.
  const rounded = Math.round(serial * 86_400) / 86_400;
  const parts: DayParts | null = SSF.parse_date_code(rounded, { date1904 });
  if (!parts) return { fault: undatable };
  const { y, m, d, H, M, S } = parts;
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(H)}:${two(M)}:${two(Math.floor(S))}`;
  if (rounded < 1) return time;
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
