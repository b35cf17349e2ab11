import { roundDecimal, shortestDecimal } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToNumber, decimalToText } from '../../schema/decimal/decimal.ts';

/**
 * Formats an amount for display: rounded half away from zero to `scale` digits, with trailing zeros down to the place
 * `least`; thousands separated by commas.
 * @returns '' for an empty value, and the value as text if it is not a number.
 */
export function formatDecimal(value: unknown, scale?: number, thousands = true, least?: number): string {
  if (value === null || value === undefined || value === '') return '';
  // Most amounts of a table are small whole numbers.
  if (typeof value === 'number' && Number.isInteger(value) && !scale && Math.abs(value) < 1000) return String(value);
  const decimal = decimalFrom(value);
  if (!decimal) return String(value);
  const text = shownDecimal(decimal, scale ?? decimal.scale, least);
  if (!thousands) return text;
  const [whole = '', fraction] = text.split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}

/** Replaces the hyphen of a negative number by a minus sign, for display; texts that are copied or typed keep it. */
export function withMinusSign(text: string): string {
  return text.replace(/^-/, '−');
}

/** Returns decimal text of `scale` places, without trailing zeros beyond the place `least`. */
export function shownDecimal(decimal: Decimal, scale: number, least = scale): string {
  const rounded = roundDecimal(decimal, scale);
  return decimalToText(rounded, Math.min(scale, placesOf(rounded, least)));
}

/**
 * Converts an amount to the value that a field stores: decimal text of `scale` places, or of more if it has them;
 * without a scale a number, or text if a number would not be exact.
 */
export function numberValue(amount: Decimal, scale?: number): string | number {
  if (scale !== undefined) return decimalToText(amount, placesOf(amount, scale));
  const text = decimalToText(shortestDecimal(amount));
  const number = decimalToNumber(amount);
  const again = decimalFrom(number);
  return again && decimalToText(again) === text ? number : text;
}

/** Returns the decimal places that show an amount completely: `scale`, or more if needed. */
export function placesOf(amount: Decimal, scale: number): number {
  return Math.max(scale, shortestDecimal(amount).scale);
}

/**
 * Converts a typed number, without spaces and thousands separators, to decimal text; undefined if it is not a number.
 */
export function parseDecimalText(text: string): string | undefined {
  const plain = text.replace(/[\s,，]/g, '');
  const decimal = decimalFrom(plain);
  return decimal && decimalToText(decimal);
}
