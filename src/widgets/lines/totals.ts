import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import { type Decimal, decimalFrom, decimalToText, divideDecimals, sumDecimals } from '../../schema/decimal/index.ts';

/** What stands below a column: its sum and average over the rows that have a number in it, exact. */
export function totalsOf(
  column: ResolvedColumn,
  rows: readonly Record<string, unknown>[],
): { title: string; text: string }[] {
  const numbers = rows.map((row) => decimalFrom(row[column.key])).filter((number) => number !== undefined);
  const scale = column.field.scale;
  return column.statistics.map((statistic) =>
    statistic === 'sum'
      ? { title: '合计', text: grouped(sumDecimals(numbers), scale) }
      : { title: '平均', text: average(numbers, scale) },
  );
}

function average(numbers: Decimal[], scale: number | undefined): string {
  if (numbers.length === 0) return '';
  const count = { units: BigInt(numbers.length), scale: 0 };
  const places = scale ?? 2;
  return grouped(divideDecimals(sumDecimals(numbers), count, places), places);
}

function grouped(number: Decimal, scale: number | undefined): string {
  const [whole = '', fraction] = decimalToText(number, scale ?? number.scale).split('.');
  const thousands = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
