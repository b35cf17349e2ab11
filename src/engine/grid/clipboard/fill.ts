import { addDecimals, subtractDecimals } from '../../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../schema/decimal/decimal.ts';
import { daySeries } from './day-series.ts';

export type SeriesKind = 'number' | 'date' | 'text';

/**
 * Returns the values that a fill handle writes: `count` values that continue `source`. Two or more numbers, days, or
 * texts that end in digits (with their leading zeros) with a constant step continue by that step (backwards for
 * `before`); days also by months, years, ends of months and working days. Anything else is repeated, and so is
 * everything without a `kind`: digits may be a code.
 */
export function fillSeries(
  source: readonly unknown[],
  count: number,
  { kind, before = false }: { kind?: SeriesKind | undefined; before?: boolean } = {},
): unknown[] {
  const ordered = before ? source.toReversed() : source;
  const series = kind && source.length > 1 ? makers[kind](ordered) : undefined;
  const next = series ?? ((index: number) => ordered[index % ordered.length]);
  const values = Array.from({ length: source.length === 0 ? 0 : count }, (_, index) => next(index));
  return before ? values.toReversed() : values;
}

type Series = (index: number) => unknown;

const makers: Readonly<Record<SeriesKind, (source: readonly unknown[]) => Series | undefined>> = {
  number: numberSeries,
  date: daySeries,
  text: textSeries,
};

const endingInDigits = /^(.*?)(\d+)$/s;

/** Has at least as many digits as the last text; numbers below zero repeat the source. */
function textSeries(source: readonly unknown[]): Series | undefined {
  const parts = source.map((value) => (typeof value === 'string' ? endingInDigits.exec(value) : null));
  const [start, digits] = [parts[0]?.[1], parts.at(-1)?.[2]];
  if (digits === undefined || !parts.every((part) => part && part[1] === start)) return undefined;
  const numbers = parts.map((part) => BigInt(part?.[2] ?? 0));
  const [first = 0n, second = 0n] = numbers;
  const [last, step] = [numbers.at(-1) ?? 0n, second - first];
  if (!numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0n) === step)) return undefined;
  return (index) => {
    const number = last + step * BigInt(index + 1);
    return number < 0n ? source[index % source.length] : `${start}${String(number).padStart(digits.length, '0')}`;
  };
}

function numberSeries(source: readonly unknown[]): ((index: number) => unknown) | undefined {
  const numbers = source.map(decimalFrom);
  const [first, second] = numbers;
  const last = numbers.at(-1);
  if (!first || !second || !last) return undefined;
  const step = subtractDecimals(second, first);
  const isEven = numbers.every((number, index) => {
    const previous = numbers[index - 1];
    return number && (!previous || sameNumber(subtractDecimals(number, previous), step));
  });
  if (!isEven) return undefined;
  const asText = typeof source[0] === 'string';
  let current = last;
  const made: unknown[] = [];
  return (index) => {
    while (made.length <= index) {
      current = addDecimals(current, step);
      made.push(asText ? decimalToText(current) : Number(decimalToText(current)));
    }
    return made[index];
  };
}

function sameNumber(left: Decimal, right: Decimal): boolean {
  return subtractDecimals(left, right).units === 0n;
}
