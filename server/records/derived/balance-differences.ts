import { toFieldValue, type BalanceChange, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { compareDecimals } from '../../../src/schema/decimal/arithmetic.ts';
import { decimalFrom } from '../../../src/schema/decimal/decimal.ts';
import { groupBy } from '../../database/index.ts';
import { storedOf, type EngineParts, type UnitOfWork } from '../call/index.ts';
import { addAll } from '../ledger/index.ts';
import { columnOf, fromRow, type Row } from '../tables/index.ts';
import { recomputeValues } from '../write/index.ts';
import { keyOfGroup, shapeOf } from './balance-shape.ts';
import type { Difference } from './difference.ts';

/** A group of a balance, with the stored sums and those of the ledger, by field. */
export interface BalanceGroup {
  tenantId: number;
  key: string;
  id: string | undefined;
  isThere: boolean;
  group: RecordValues;
  stored: RecordValues;
  right: RecordValues;
}

export async function differingGroups(
  parts: Pick<EngineParts, 'db' | 'stored'>,
  model: ResolvedModel,
  { withGone = false } = {},
): Promise<BalanceGroup[]> {
  const { balance, sums } = shapeOf(parts, model);
  const rows = await parts.db
    .selectFrom(ledgerGroups(parts, model).as('fresh'))
    .fullJoin(parts.db.selectFrom(balance.table).selectAll().as('held'), (join) =>
      join.onRef('held.tenant_id', '=', 'fresh.tenant_id').onRef('held.group_key', '=', 'fresh.ledger_key'),
    )
    .selectAll('fresh')
    .select(['held.id as held_id', 'held.tenant_id as held_tenant', 'held.group_key as held_key'])
    .select(sums.map(({ column }, index) => `held.${column} as held_${index}`))
    .where((builder) =>
      builder.or([
        ...sums.map(({ column }, index) =>
          builder(
            builder.fn.coalesce(builder.ref(`held.${column}`), builder.lit(0)),
            '!=',
            builder.fn.coalesce(builder.ref(`fresh.right_${index}`), builder.lit(0)),
          ),
        ),
        ...(withGone ? [builder('fresh.ledger_key', 'is', null)] : []),
      ]),
    )
    .execute();
  return rows
    .map((row) => groupOf(parts, model, row))
    .filter((group) => isDifferent(group) || (withGone && !group.isThere));
}

/** Reads the given groups again from the ledger. Keys without rows in the ledger are left out. */
async function groupsNow(unit: UnitOfWork, model: ResolvedModel, keys: readonly string[]): Promise<BalanceGroup[]> {
  if (keys.length === 0) return [];
  const rows = await unit.db
    .selectFrom(ledgerGroups(unit, model).as('fresh'))
    .selectAll()
    .where('ledger_key', 'in', keys)
    .where('tenant_id', '=', unit.context.user.tenantId)
    .execute();
  return rows.map((row) => groupOf(unit, model, row));
}

function ledgerGroups(parts: Pick<EngineParts, 'db' | 'stored'>, model: ResolvedModel) {
  const { ledger, by, sums } = shapeOf(parts, model);
  const columns = by.map((name) => columnOf(ledger, name));
  return parts.db
    .selectFrom(ledger.table)
    .select(['tenant_id', ...columns])
    .select(keyOfGroup(ledger, by).as('ledger_key'))
    .select((builder) => sums.map(({ from }, index) => builder.fn.sum(from).as(`right_${index}`)))
    .where('del_flag', '=', 0)
    .groupBy(['tenant_id', ...columns]);
}

function groupOf(parts: Pick<EngineParts, 'stored'>, model: ResolvedModel, row: Row): BalanceGroup {
  const { balance, ledger, by, sums } = shapeOf(parts, model);
  const values = fromRow(ledger, row);
  const sumsOf = (prefix: string): RecordValues =>
    Object.fromEntries(
      sums.map(({ name }, index) => {
        const field = balance.model.fields.find((each) => each.name === name);
        const value = row[`${prefix}_${index}`] ?? 0;
        return [name, field ? toFieldValue(field, value) : value];
      }),
    );
  const heldKey = row['held_key'];
  return {
    tenantId: Number(row['tenant_id'] ?? row['held_tenant']),
    key: String(row['ledger_key'] ?? heldKey),
    id: row['held_id'] === null || row['held_id'] === undefined ? undefined : String(row['held_id']),
    isThere: row['ledger_key'] !== null,
    group: Object.fromEntries(by.map((name) => [name, values[name] ?? null])),
    stored: sumsOf('held'),
    right: sumsOf('right'),
  };
}

/** Returns true when a sum differs after rounding to the decimals of the balance. The query compares unrounded sums. */
function isDifferent({ stored, right }: BalanceGroup): boolean {
  return Object.keys(right).some((name) => {
    const [held, fresh] = [decimalFrom(stored[name]), decimalFrom(right[name])];
    return !held || !fresh || compareDecimals(held, fresh) !== 0;
  });
}

export async function balanceDifferences(parts: EngineParts, model: ResolvedModel): Promise<Difference[]> {
  return (await differingGroups(parts, model)).flatMap(({ tenantId, key, id, stored, right }) =>
    Object.keys(right).flatMap((field): Difference[] =>
      stored[field] === right[field]
        ? []
        : [
            {
              model: model.id,
              tenantId,
              id: id ?? key,
              record: key,
              field,
              stored: stored[field],
              right: right[field],
            },
          ],
    ),
  );
}

/**
 * Writes the sums of the ledger into the given groups of the unit's tenant. The groups are locked before the ledger is
 * summed: a concurrent save that posts to one of them has either added its rows already or adds them afterwards.
 */
export async function repairGroups(
  unit: UnitOfWork,
  model: ResolvedModel,
  groups: readonly BalanceGroup[],
): Promise<void> {
  const stored = storedOf(unit, model.id);
  const names = model.balanceOf?.sum ?? [];
  const zero = Object.fromEntries(names.map((name) => [name, '0']));
  const ordered = groups.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  await addAll(
    unit,
    stored,
    ordered.map(({ key, group }) => ({ key, group, sums: zero })),
  );
  const now = new Map((await groupsNow(unit, model, keysOf(groups))).map((group) => [group.key, group]));
  await setGroups(
    unit,
    model,
    ordered.map((group) => now.get(group.key) ?? { ...group, right: zero }),
  );
}

function keysOf(groups: readonly BalanceGroup[]): string[] {
  return groups.map(({ key }) => key);
}

export async function setGroups(
  unit: UnitOfWork,
  model: ResolvedModel,
  groups: readonly BalanceGroup[],
): Promise<void> {
  const stored = storedOf(unit, model.id);
  const changes = groups.map(({ key, group, right }): BalanceChange => {
    const sums = Object.entries(right).map(([name, value]) => [name, String(value)]);
    return { key, group, sums: Object.fromEntries(sums) };
  });
  const rows = await addAll(unit, stored, changes, 'set');
  const records = [...rows.values()].map(({ id }) => ({ id }));
  await recomputeValues(unit, model, records, model.balanceOf?.sum ?? []);
}

export async function byTenantOf<Part extends { tenantId: number }>(
  parts: readonly Part[],
  work: (tenantId: number, some: readonly Part[]) => Promise<void>,
): Promise<void> {
  for (const [tenantId, some] of groupBy(parts, (part) => part.tenantId)) await work(tenantId, some);
}
