import { roundDecimal } from './arithmetic.ts';

/** An exact decimal number: `units / 10 ** scale`, with scale an integer of 0 or more. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const pattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const longestText = 1_000;

/**
 * Reads decimal text such as `12.50`, `-.5` or `1e-7` (what `String(number)` prints, and what the wire carries).
 * The scale is the count of digits after the point, kept as written. Gives undefined for any other text, or for text
 * of more than 1,000 characters.
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

/** A finite number (by its shortest decimal text, so 0.1 is exactly 0.1) or decimal text; undefined for all else. */
export function decimalFrom(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? parseDecimal(String(value)) : undefined;
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}

/** Decimal text; with `scale` rounded half away from zero and filled with zeros to exactly that many digits. */
export function decimalToText(value: Decimal, scale: number = value.scale): string {
  const { units } = roundDecimal(value, scale);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The nearest binary number. */
export function decimalToNumber(value: Decimal): number {
  return Number(`${value.units}e-${value.scale}`);
}
