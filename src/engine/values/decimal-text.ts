import { decimalFrom, decimalToText } from '../../schema/decimal/index.ts';

/**
 * An amount for people: rounded half away from zero to `scale` digits, thousands parted by commas.
 * @returns '' for an empty value, and the value as text where it is no number.
 */
export function formatDecimal(value: unknown, scale?: number, thousands = true): string {
  if (value === null || value === undefined || value === '') return '';
  // Most amounts of a table are small whole numbers.
  if (typeof value === 'number' && Number.isInteger(value) && !scale && Math.abs(value) < 1000) return String(value);
  const decimal = decimalFrom(value);
  if (!decimal) return String(value);
  const text = decimalToText(decimal, scale ?? decimal.scale);
  if (!thousands) return text;
  const [whole = '', fraction] = text.split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}

/** What a person typed, without spaces and thousands commas, as decimal text; undefined where it is no number. */
export function parseDecimalText(text: string): string | undefined {
  const plain = text.replace(/[\s,，]/g, '');
  const decimal = decimalFrom(plain);
  return decimal && decimalToText(decimal);
}
