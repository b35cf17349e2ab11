import type { NumberWidgetProps } from '../../../../generated/props.ts';
import { numberValue, placesOf, shownDecimal } from '../../../engine/values/index.ts';
import { readNumberText, type ReadResult } from '../../../engine/written/index.ts';
import { addDecimals, roundDecimal } from '../../../schema/decimal/arithmetic.ts';
import { decimalFrom } from '../../../schema/decimal/decimal.ts';

/**
 * With `scale`, the decimal places, the value is text, without it a number. Trailing zeros are kept down to `leastScale`
 * places, by default `scale`.
 */
export type NumberFormat = Pick<NumberWidgetProps, 'scale' | 'leastScale'>;

/** Parses a text, including calculations, to the value. */
export function readNumber(
  text: string,
  format: NumberFormat & { unit?: string | undefined },
): ReadResult<string | number> {
  const read = readNumberText(text, { ...format, arithmetic: true });
  if (!('value' in read)) return read;
  return { value: read.value === null ? null : valueOf(read.value, format) };
}

/**
 * Converts decimal text to the value: text with `scale` places, else a number (text if a number would not be exact);
 * null if empty.
 */
export function valueOf(text: string, { scale }: NumberFormat): string | number | null {
  const decimal = decimalFrom(text);
  return decimal ? numberValue(decimal, scale) : null;
}

/** Adds `step` to the value exactly, then rounds to the format's places. */
export function stepped(value: unknown, step: number, { scale }: NumberFormat): string | number | null {
  const left = decimalFrom(value) ?? { units: 0n, scale: 0 };
  const right = decimalFrom(step);
  if (!right) return null;
  const sum = addDecimals(left, right);
  return numberValue(scale === undefined ? sum : roundDecimal(sum, scale), scale);
}

/**
 * Formats the value: `scale` places down to `leastScale`, with thousands separators. `isWhole`: a text value shows all
 * its places, even beyond `scale`.
 */
export function shownText(
  value: unknown,
  { scale, leastScale }: NumberFormat,
  thousands: boolean,
  isWhole = false,
): string {
  const decimal = decimalFrom(value);
  if (!decimal) return typeof value === 'string' ? value : '';
  const places = scale !== undefined && isWhole && typeof value === 'string' ? placesOf(decimal, scale) : scale;
  const text = shownDecimal(decimal, places ?? decimal.scale, leastScale);
  const [whole = '', fraction] = text.split('.');
  const grouped = thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
