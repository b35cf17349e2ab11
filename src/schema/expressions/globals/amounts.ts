import { say } from '../../../locale/index.ts';
import { roundDecimal } from '../../decimal/arithmetic.ts';
import type { Decimal } from '../../decimal/decimal-number.ts';
import { decimalFrom, decimalToNumber } from '../../decimal/decimal.ts';
import { toCallback } from '../run/arrow.ts';
import { toInteger } from '../run/coerce.ts';
import type { Run } from '../run/run.ts';
import { isList } from '../run/values.ts';

const mostDigits = 20;
const preciseDigits = 15;

/** Returns the value as a list; null and undefined are an empty list. */
export function listOf(run: Run, value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (isList(value)) return value;
  throw run.fail('bad-argument', say('第一个参数应当是数组。'));
}

/** Yields the items of a list, mapped if there is a mapper. Each item uses a step. */
export function* mapped(run: Run, list: readonly unknown[], mapper: unknown): Generator<unknown> {
  const callback = mapper === undefined || mapper === null ? undefined : toCallback(run, mapper);
  for (let index = 0; index < list.length; index++) {
    run.step();
    yield callback ? callback(list[index], index, list) : list[index];
  }
}

/**
 * Yields the amounts among values. Skips null, undefined, empty text and numbers that are not finite; throws for other
 * text.
 */
export function* amounts(run: Run, values: Iterable<unknown>): Generator<Decimal> {
  for (const value of values) {
    const amount = amountOf(run, value);
    if (amount) yield amount;
  }
}

function amountOf(run: Run, value: unknown): Decimal | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  const amount = decimalFrom(value);
  if (amount) return amount;
  throw run.fail('bad-argument', say('这里应当是数字，或者像“12.50”这样的文本。'));
}

/**
 * `round(x, digits)`: rounds half away from zero, after removing the error of binary arithmetic beyond the 15th digit.
 */
export function round(run: Run, [value, digits]: readonly unknown[]): number | undefined {
  const places = digits === undefined ? 0 : toInteger(run, digits);
  if (Math.abs(places) > mostDigits)
    throw run.fail('bad-argument', say('小数位数应当在 -{most} 到 {most} 之间。', { most: mostDigits }));
  const isNoisy = typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value);
  const amount = amountOf(run, isNoisy ? value.toPrecision(preciseDigits) : value);
  return amount && decimalToNumber(roundDecimal(amount, places));
}
