import { addDecimals } from '../../schema/decimal/arithmetic.ts';
import type { Decimal } from '../../schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../schema/decimal/decimal.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { RecordValues } from './bill-context.ts';

export interface BalanceChange {
  /** Identifies the group: the JSON text of its values. */
  key: string;
  group: RecordValues;
  /** Exact decimal text for each summed field. */
  sums: Record<string, string>;
}

const zero: Decimal = { units: 0n, scale: 0 };

/**
 * Returns what ledger rows add to the balance, one change for each group. They are sorted by key, so that locks are
 * always taken in the same order.
 */
export function balanceChanges(balance: ResolvedModel, rows: readonly RecordValues[]): BalanceChange[] {
  const { by = [], sum = [] } = balance.balanceOf ?? {};
  const groups = new Map<string, { group: RecordValues; sums: Map<string, Decimal> }>();
  for (const row of rows) {
    const group = Object.fromEntries(by.map((name) => [name, row[name] ?? null]));
    const key = JSON.stringify(Object.values(group));
    const { sums } = groups.get(key) ?? { sums: new Map<string, Decimal>() };
    groups.set(key, { group, sums });
    for (const name of sum) sums.set(name, addDecimals(sums.get(name) ?? zero, decimalFrom(row[name]) ?? zero));
  }
  return [...groups]
    .map(([key, { group, sums }]) => ({ key, group, sums: textsOf(balance, sums) }))
    .sort((left, right) => (left.key < right.key ? -1 : 1));
}

function textsOf(balance: ResolvedModel, sums: ReadonlyMap<string, Decimal>): Record<string, string> {
  const scales = new Map(balance.fields.map((field) => [field.name, field.scale]));
  return Object.fromEntries(
    [...sums].map(([name, value]) => [name, decimalToText(value, scales.get(name) ?? value.scale)]),
  );
}
