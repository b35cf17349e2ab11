import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { averageScale, divideDecimals, sumDecimals } from '../../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../schema/decimal/decimal.ts';
import type { DataRecord } from '../../ports/index.ts';

/** Sum and average of a column as decimal text, e.g. `1234.50`; absent if the column does not show them. */
export interface ColumnSummary {
  sum?: string;
  average?: string;
}

/**
 * Adds up the column's values exactly; values that are not numbers are ignored. The average has at least two decimals.
 */
export function summarize(records: readonly DataRecord[], column: ResolvedColumn): ColumnSummary {
  const values = records.flatMap((record) => {
    const value = decimalFrom(record[column.key]);
    return value ? [value] : [];
  });
  const total = sumDecimals(values);
  const scale = column.field.scale ?? total.scale;
  return {
    ...(column.statistics.includes('sum') && { sum: decimalToText(total, scale) }),
    ...(column.statistics.includes('average') && { average: average(total, values.length, scale) }),
  };
}

function average(total: Decimal, count: number, scale: number): string {
  if (count === 0) return '';
  const places = averageScale(scale);
  return decimalToText(divideDecimals(total, { units: BigInt(count), scale: 0 }, places), places);
}
