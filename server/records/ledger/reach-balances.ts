import { balanceChanges, type RecordValues } from '../../../src/engine/bill/index.ts';
import { subtractDecimals } from '../../../src/schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { addAll } from './change-balances.ts';
import { completeGroups } from './complete-groups.ts';

const zero: Decimal = { units: 0n, scale: 0 };

interface ReachingRows {
  rows: readonly RecordValues[];
  /** The sums of the balance after each row, by field. */
  balances: readonly RecordValues[];
  lines: readonly (number | undefined)[];
}

/**
 * Computes the amounts of ledger rows that set its balances to the given values, and leaves out rows whose balance
 * already has that value. Locks the groups of the balances, so that no other request changes them before the rows are
 * appended. Rows are processed in order: a second row of the same group starts from the result of the first one.
 */
export async function reachBalances(
  unit: UnitOfWork,
  ledger: StoredModel,
  { rows, balances, lines }: ReachingRows,
): Promise<{ rows: RecordValues[]; lines: (number | undefined)[] }> {
  const amounts = rows.map((row) => ({ ...row }));
  const isChanged = rows.map(() => false);
  for (const balance of unit.graph.balancesOf(ledger.model.id)) {
    const names = (balance.balanceOf?.sum ?? []).filter((name) =>
      balances.some((values) => Object.hasOwn(values, name)),
    );
    if (names.length === 0) continue;
    const groups = rows.map((row) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, null])) }));
    const present = await presentSums(unit, storedOf(unit, balance.id), groups);
    for (const [index, row] of groups.entries()) {
      const [change] = balanceChanges(balance, [row]);
      const sums = present.get(change?.key) ?? {};
      for (const name of names) {
        const wanted = decimalFrom(balances[index]?.[name]);
        if (!wanted) continue;
        const added = subtractDecimals(wanted, sums[name] ?? zero);
        sums[name] = wanted;
        const amount = amounts[index];
        if (amount) amount[name] = decimalToText(added, added.scale);
        isChanged[index] ||= added.units !== 0n;
      }
    }
  }
  return {
    rows: amounts.filter((_, index) => isChanged[index]),
    lines: lines.filter((_, index) => isChanged[index]),
  };
}

async function presentSums(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly RecordValues[],
): Promise<ReadonlyMap<unknown, Record<string, Decimal>>> {
  const changes = balanceChanges(stored.model, rows);
  const sums = await completeGroups(unit, stored, { changes, sums: await addAll(unit, stored, changes) });
  const names = stored.model.balanceOf?.sum ?? [];
  return new Map(
    changes.map(({ key }) => [
      key,
      Object.fromEntries(names.map((name) => [name, decimalFrom(sums.get(key)?.[columnOf(stored, name)]) ?? zero])),
    ]),
  );
}
