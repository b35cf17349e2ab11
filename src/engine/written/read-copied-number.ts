import { decimalFrom, decimalToText } from '../../schema/decimal/decimal.ts';
import { plainSigns, readAmount } from './amount-text.ts';
import { inBrackets, readNumberText, withoutUnit, type NumberReading } from './read-number-text.ts';
import { narrowed, type ReadResult } from './read-result.ts';

/** A number as a spreadsheet stores it, with the text that its format shows: 0.13 and `13%`. */
export interface FormattedNumber {
  number: number;
  shown: string;
}

/**
 * Parses a number as spreadsheets show or copy it: in addition to `readNumberText`, `(5)` is negative, `-` is zero, and
 * `13%` is 13 in a field of percent and 0.13 in any other. With the stored number, the text only decides about percent,
 * because it may show fewer places.
 */
export function readCopiedNumber(
  copied: string | FormattedNumber,
  reading: Omit<NumberReading, 'arithmetic'> = {},
): ReadResult<string> {
  if (typeof copied !== 'string') return { value: storedNumber(copied, reading.unit) };
  const plain = withoutUnit(plainSigns(copied), reading.unit);
  if (plain === '-') return { value: '0' };
  const negative = inBrackets(plain);
  if (negative !== undefined) return readNumberText(`-${negative}`, reading);
  const share = isPercent(plain) ? readAmount(plain.slice(0, -1).trim()) : undefined;
  return readNumberText(share ? decimalToText({ ...share, scale: share.scale + 2 }) : copied, reading);
}

function storedNumber({ number, shown }: FormattedNumber, unit = ''): string {
  const value = isPercent(narrowed(unit)) && isPercent(narrowed(shown)) ? number * 100 : number;
  return exactText(value);
}

/** Formats a number with the 15 digits that a spreadsheet shows, which removes rounding errors; never with an exponent. */
export function exactText(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  const decimal = decimalFrom(text);
  return decimal ? decimalToText(decimal) : text;
}

function isPercent(text: string): boolean {
  return text.endsWith('%');
}
