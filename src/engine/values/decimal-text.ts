import {
  decimalFrom,
  decimalToNumber,
  decimalToText,
  roundDecimal,
  shortestDecimal,
  type Decimal,
} from '../../schema/decimal/index.ts';

/**
 * An amount for people: rounded half away from zero to `scale` digits, of which zeros at the end are shown down to the
 * place `least`; thousands parted by commas.
 * @returns '' for an empty value, and the value as text where it is no number.
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

/** Decimal text of `scale` places, without zeros at the end behind the place `least`. */
export function shownDecimal(decimal: Decimal, scale: number, least = scale): string {
  const rounded = roundDecimal(decimal, scale);
  return decimalToText(rounded, Math.min(scale, placesOf(rounded, least)));
}

/**
 * The value of an amount as a field keeps it: decimal text of `scale` places, or of all that it has where those are more;
 * without a scale a number, or text where a number would not be exact.
 */
export function numberValue(amount: Decimal, scale?: number): string | number {
  if (scale !== undefined) return decimalToText(amount, placesOf(amount, scale));
  const text = decimalToText(shortestDecimal(amount));
  const number = decimalToNumber(amount);
  const again = decimalFrom(number);
  return again && decimalToText(again) === text ? number : text;
}

/** The places of an amount that is shown whole: `scale`, or as many as it needs. */
export function placesOf(amount: Decimal, scale: number): number {
  return Math.max(scale, shortestDecimal(amount).scale);
}

/** What a person typed, without spaces and thousands commas, as decimal text; undefined where it is no number. */
export function parseDecimalText(text: string): string | undefined {
  const plain = text.replace(/[\s,，]/g, '');
  const decimal = decimalFrom(plain);
  return decimal && decimalToText(decimal);
}
