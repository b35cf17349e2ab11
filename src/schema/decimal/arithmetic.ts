import { say } from '../../locale/index.ts';
import type { Decimal } from './decimal-number.ts';

/** Returns the exact sum; its scale is the larger of the two. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

/** Returns the exact difference; its scale is the larger of the two. */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  return addDecimals(left, negateDecimal(right));
}

/** Returns the exact product; its scale is the sum of the two. */
export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/**
 * Returns the quotient rounded half away from zero to `scale` digits.
 * @throws RangeError if the divisor is zero.
 */
export function divideDecimals(left: Decimal, right: Decimal, scale: number): Decimal {
  if (right.units === 0n) throw new RangeError(say('除数不能为零。'));
  const shift = scale + right.scale - left.scale;
  const numerator = shift >= 0 ? left.units * power(shift) : left.units;
  const denominator = shift >= 0 ? right.units : right.units * power(-shift);
  return { units: divideHalfAway(numerator, denominator), scale };
}

/** Compares by value and returns -1, 0 or 1: 1.0 equals 1.00. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const { units } = subtractDecimals(left, right);
  if (units === 0n) return 0;
  return units < 0n ? -1 : 1;
}

/**
 * Rounds half away from zero to `scale` digits. A negative scale rounds to tens, hundreds and so on; the result then
 * has scale 0.
 */
export function roundDecimal(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return { units: unitsAt(value, scale), scale };
  const units = divideHalfAway(value.units, power(value.scale - scale));
  return scale >= 0 ? { units, scale } : { units: units * power(-scale), scale: 0 };
}

/** Returns the decimal places of the average of amounts with `scale` decimal places: at least two. */
export function averageScale(scale: number): number {
  return Math.max(2, scale);
}

/** Removes trailing zeros: 1.50 becomes 1.5. */
export function shortestDecimal({ units, scale }: Decimal): Decimal {
  while (scale > 0 && units % 10n === 0n) [units, scale] = [units / 10n, scale - 1];
  return { units, scale };
}

/** Returns the amount with the opposite sign. */
export function negateDecimal(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

/** Returns the exact sum; zero for no values. */
export function sumDecimals(values: Iterable<Decimal>): Decimal {
  let sum: Decimal = { units: 0n, scale: 0 };
  for (const value of values) sum = addDecimals(sum, value);
  return sum;
}

function unitsAt(value: Decimal, scale: number): bigint {
  return scale === value.scale ? value.units : value.units * power(scale - value.scale);
}

function power(digits: number): bigint {
  return 10n ** BigInt(digits);
}

function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
}
