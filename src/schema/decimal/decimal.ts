import { roundDecimal } from './arithmetic.ts';
import type { Decimal } from './decimal-number.ts';

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const longestText = 1_000;

/**
 * Parses decimal text such as `12.50`, `-.5` or `1e-7` (the output of `String(number)` and the format of the wire). The
 * scale is the number of digits after the point as written. Returns undefined for any other text, and for text of more
 * than 1,000 characters.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const match = text.length > longestText ? null : pattern.exec(text.trim());
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || whole.length + fraction.length === 0) return undefined;
  const digits = BigInt(whole + fraction);
  const units = sign === '-' ? -digits : digits;
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/**
 * Converts a finite number (by its shortest decimal text, so 0.1 is exactly 0.1) or decimal text; returns undefined for
 * anything else.
 */
export function decimalFrom(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseDecimal(String(value)) : undefined;
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}

/**
 * Formats a decimal as text. If `scale` is given, rounds half away from zero and pads with zeros to exactly that many
 * digits.
 */
export function decimalToText(value: Decimal, scale: number = value.scale): string {
  const { units } = roundDecimal(value, scale);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Returns the nearest binary number. */
export function decimalToNumber(value: Decimal): number {
  return Number(`${value.units}e-${value.scale}`);
}
