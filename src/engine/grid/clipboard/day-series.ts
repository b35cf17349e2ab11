import { DATE, isDateText } from '../../values/index.ts';

type Series = (index: number) => unknown;

interface Day {
  year: number;
  /** From 0. */
  month: number;
  day: number;
  /** Days since 1970-01-01. */
  number: number;
}

const dayLength = 86_400_000;

/**
 * Returns the days that follow: months or years with the same day, ends of months, equal steps in days, or working days
 * (Monday to Friday) if the source skips a weekend. Undefined if the days follow none of these.
 */
export function daySeries(source: readonly unknown[]): Series | undefined {
  const days = source.flatMap((value) => dayOf(value) ?? []);
  if (days.length < 2 || days.length < source.length) return undefined;
  return monthSeries(days) ?? evenSeries(days) ?? workingDays(days);
}

/** A series by months keeps the day; a shorter month uses its last day instead. */
function monthSeries(days: readonly Day[]): Series | undefined {
  const months = days.map(({ year, month }) => year * 12 + month);
  const [step, last] = [stepOf(months), months.at(-1)];
  if (step === undefined || step === 0 || last === undefined) return undefined;
  const highest = Math.max(...days.map(({ day }) => day));
  const areEnds = step % 12 !== 0 && days.every(({ year, month, day }) => day === lengthOf(year * 12 + month));
  const wanted = areEnds ? 31 : highest;
  if (!days.every(({ day }, index) => day === Math.min(wanted, lengthOf(months[index] ?? 0)))) return undefined;
  return (index) => {
    const month = last + step * (index + 1);
    return textOf(Date.UTC(Math.floor(month / 12), month % 12, Math.min(wanted, lengthOf(month))));
  };
}

function evenSeries(days: readonly Day[]): Series | undefined {
  const numbers = days.map(({ number }) => number);
  const [step, last] = [stepOf(numbers), numbers.at(-1)];
  if (step === undefined || last === undefined) return undefined;
  return (index) => textOf((last + step * (index + 1)) * dayLength);
}

function workingDays(days: readonly Day[]): Series | undefined {
  const numbers = days.map(({ number }) => number);
  const [first = 0, second = 0] = numbers;
  const direction = second < first ? -1 : 1;
  const last = numbers.at(-1);
  const follows = numbers.every(
    (number, index) => index === 0 || number === nextWorking(numbers[index - 1] ?? 0, direction),
  );
  if (last === undefined || !follows) return undefined;
  return (index) => {
    let number = last;
    for (let at = 0; at <= index; at += 1) number = nextWorking(number, direction);
    return textOf(number * dayLength);
  };
}

function nextWorking(number: number, direction: 1 | -1): number {
  let next = number + direction;
  while ([0, 6].includes(new Date(next * dayLength).getUTCDay())) next += direction;
  return next;
}

function stepOf(numbers: readonly number[]): number | undefined {
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) === step)
    ? step
    : undefined;
}

function lengthOf(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function dayOf(value: unknown): Day | undefined {
  if (typeof value !== 'string' || !isDateText(value, DATE)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), number: time / dayLength };
}
