import {
  addDecimals,
  type Decimal,
  decimalFrom,
  decimalToNumber,
  decimalToText,
} from '../../../schema/decimal/index.ts';
import { readNumberText, type Written } from '../../../engine/values/index.ts';

export interface NumberFormat {
  /** Decimal places of the value; with it the value is text, without it a number. */
  scale?: number;
}

/** Reads what was written, calculations too, as the value; more places than the format has are told. */
export function readNumber(
  text: string,
  format: NumberFormat & { unit?: string | undefined },
): Written<string | number> {
  const read = readNumberText(text, { ...format, arithmetic: true });
  if (!('value' in read)) return read;
  return { value: read.value === null ? null : valueOf(read.value, format) };
}

/** The value of a text that is a number already while it is written, and so may be told at once; undefined for others. */
export function valueMeanwhile(text: string, format: NumberFormat): string | number | null | undefined {
  const read = readNumberText(text, format);
  if (!('value' in read)) return undefined;
  return read.value === null ? null : valueOf(read.value, format);
}

/** The value of the text: decimal text of `scale` places, else a number (text where a number would not be exact); null for none. */
export function valueOf(text: string, format: NumberFormat): string | number | null {
  const decimal = decimalFrom(text);
  return decimal ? asValue(decimal, format) : null;
}

/** The value plus `step`, exact. */
export function stepped(value: unknown, step: number, format: NumberFormat): string | number | null {
  const left = decimalFrom(value) ?? { units: 0n, scale: 0 };
  const right = decimalFrom(step);
  return right ? asValue(addDecimals(left, right), format) : null;
}

/** Digits for the eye: `scale` places, thousands separated. */
export function shownText(value: unknown, { scale }: NumberFormat, thousands: boolean): string {
  const decimal = decimalFrom(value);
  if (!decimal) return typeof value === 'string' ? value : '';
  const text = scale === undefined ? decimalToText(decimal) : decimalToText(decimal, scale);
  const [whole = '', fraction] = text.split('.');
  const grouped = thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function asValue(decimal: Decimal, { scale }: NumberFormat): string | number {
  if (scale !== undefined) return decimalToText(decimal, scale);
  const text = decimalToText(decimal);
  const number = decimalToNumber(decimal);
  const again = decimalFrom(number);
  return again && decimalToText(again, decimal.scale) === text ? number : text;
}
