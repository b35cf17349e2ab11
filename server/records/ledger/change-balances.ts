import type { Expression } from 'kysely';

import { balanceChanges, type BalanceChange, type RecordValues } from '../../../src/engine/bill/index.ts';
import { addDecimals, negateDecimal } from '../../../src/schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom } from '../../../src/schema/decimal/decimal.ts';
import { groupBy } from '../../database/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, toRow, type Row, type StoredModel } from '../tables/index.ts';
import { guardNew, initialValues, newRecord, recomputeValues } from '../write/index.ts';
import { checkMinimum, type Group } from './check-minimum.ts';
import { completeGroups } from './complete-groups.ts';

const zero: Decimal = { units: 0n, scale: 0 };

/**
 * Adds ledger rows to the balances of their ledger, and computes the values that depend on the sums. `entries` has the
 * entry of each row; without it all rows are one entry. `lines` has the line of the bill of each row, for messages.
 * @throws RecordRefusal if a sum falls below its minimum after an entry, or if an entry creates a group below its
 * minimum.
 */
export async function changeBalances(
  unit: UnitOfWork,
  ledger: string,
  rows: readonly RecordValues[],
  { lines = [], entries = [] }: { lines?: (number | undefined)[]; entries?: (string | undefined)[] } = {},
): Promise<void> {
  for (const model of unit.graph.balancesOf(ledger)) {
    const stored = storedOf(unit, model.id);
    const steps = [...groupBy([...rows.keys()], (index: number) => entries[index] ?? '').values()].flatMap(
      (indexes) => {
        const some = indexes.map((index) => rows[index] ?? {});
        return balanceChanges(model, some)
          .filter(changesSums)
          .map((change) => ({ change, indexes }));
      },
    );
    const touched = new Set(steps.map(({ change }) => change.key));
    const changes = balanceChanges(model, rows).filter(({ key }) => touched.has(key));
    const sums = await completeGroups(unit, stored, { changes, sums: await addAll(unit, stored, changes) });
    const changed = [...sums.values()].map(({ id }) => ({ id }));
    await recomputeValues(unit, model, changed, model.balanceOf?.sum ?? []);
    const passed = new Map(changes.map((change) => [change.key, sumsBefore(stored, change, sums.get(change.key))]));
    for (const { change, indexes } of steps) {
      const group = passed.get(change.key);
      if (!group) continue;
      for (const [name, sum] of group.sums)
        group.sums.set(name, addDecimals(sum, decimalFrom(change.sums[name]) ?? zero));
      const from = indexes.flatMap((index) => {
        const line = lines[index];
        return line !== undefined && balanceChanges(model, [rows[index] ?? {}])[0]?.key === change.key ? [line] : [];
      });
      await checkMinimum(unit, stored, change, { ...group, lines: from });
      group.isNew = false;
    }
  }
}

function changesSums({ sums }: BalanceChange): boolean {
  return Object.values(sums).some((sum) => decimalFrom(sum)?.units !== 0n);
}

function sumsBefore(stored: StoredModel, change: BalanceChange, after: Row = {}): Group {
  const before = (stored.model.balanceOf?.sum ?? []).map((name): [string, Decimal] => {
    const added = decimalFrom(change.sums[name]) ?? zero;
    return [name, addDecimals(decimalFrom(after[columnOf(stored, name)]) ?? zero, negateDecimal(added))];
  });
  return { id: String(after['id']), sums: new Map(before), isNew: after['version'] === 1 };
}

const rowsAtOnce = 500;

/**
 * Adds the changes to their groups, or replaces the sums with them, and creates new groups. Locks the rows.
 * @returns the new sums by group.
 */
export async function addAll(
  unit: UnitOfWork,
  stored: StoredModel,
  changes: readonly BalanceChange[],
  how: 'add' | 'set' = 'add',
): Promise<ReadonlyMap<unknown, Row>> {
  const after = new Map<unknown, Row>();
  for (let start = 0; start < changes.length; start += rowsAtOnce) {
    for (const row of await addSome(unit, stored, changes.slice(start, start + rowsAtOnce), how))
      after.set(row['group_key'], row);
  }
  return after;
}

async function addSome(
  unit: UnitOfWork,
  stored: StoredModel,
  changes: readonly BalanceChange[],
  how: 'add' | 'set',
): Promise<Row[]> {
  const touched = { updateBy: unit.context.user.username, updateTime: unit.now };
  const columns = (stored.model.balanceOf?.sum ?? []).map((name) => columnOf(stored, name));
  const rows = changes.map(({ key, group, sums }) => ({
    ...toRow(stored, { ...newRecord(unit), ...touched, ...initialValues(unit, stored), ...group, ...sums }),
    group_key: key,
  }));
  await guardNew(unit, stored, rows);
  return unit.db
    .insertInto(stored.table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'group_key']).doUpdateSet((builder) => {
        const sumOf = (column: Expression<unknown>) => builder.fn.coalesce(column, builder.lit(0));
        const sum = (column: string) =>
          how === 'set'
            ? builder.ref(`excluded.${column}`)
            : builder(sumOf(builder.ref(`${stored.table}.${column}`)), '+', builder.ref(`excluded.${column}`));
        return {
          ...Object.fromEntries(columns.map((column) => [column, sum(column)])),
          version: builder(builder.ref(`${stored.table}.version`), '+', 1),
          update_by: touched.updateBy,
          update_time: touched.updateTime,
        };
      }),
    )
    .returning(['id', 'group_key', 'version', ...columns])
    .execute();
}
