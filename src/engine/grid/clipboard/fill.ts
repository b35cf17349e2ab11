import {
  type Decimal,
  addDecimals,
  decimalFrom,
  decimalToText,
  subtractDecimals,
} from '../../../schema/decimal/index.ts';
import { DATE, isDateText } from '../../values/index.ts';

/**
 * What a fill handle writes: `count` values that go on after `source`. Two or more numbers or days with one step between
 * them go on by that step (backwards for `before`), anything else is repeated.
 */
export function fillSeries(source: readonly unknown[], count: number, before = false): unknown[] {
  const ordered = before ? source.toReversed() : source;
  const next = numberSeries(ordered) ?? daySeries(ordered) ?? ((index: number) => ordered[index % ordered.length]);
  const values = Array.from({ length: source.length === 0 ? 0 : count }, (_, index) => next(index));
  return before ? values.toReversed() : values;
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

const dayLength = 86_400_000;

function daySeries(source: readonly unknown[]): ((index: number) => unknown) | undefined {
  const days = source.map(dayOf);
  const [first, second] = days;
  const last = days.at(-1);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const step = second - first;
  if (!days.every((day, index) => day !== undefined && (index === 0 || day - (days[index - 1] ?? 0) === step)))
    return undefined;
  return (index) => new Date((last + step * (index + 1)) * dayLength).toISOString().slice(0, 10);
}

/** The day as a number; undefined for anything but a day of the calendar as text. */
function dayOf(value: unknown): number | undefined {
  return typeof value === 'string' && isDateText(value, DATE)
    ? Date.parse(`${value}T00:00:00Z`) / dayLength
    : undefined;
}
