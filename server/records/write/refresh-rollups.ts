import { toFieldValue, type RecordValues } from '../../../src/engine/bill/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import { readBy } from '../read/index.ts';
import { columnOf, type Rollup } from '../tables/index.ts';
import { recomputeValues, refuseLimits, type Change } from './recompute-values.ts';
import { updateRecords } from './write-rows.ts';

/** The deepest chain of rollups over rollups. */
const deepest = 8;

/**
 * Updates the stored rollups over changed records, the computed values that depend on them, and the rollups over those.
 * Rows are locked before the sums are read, so that two saves cannot overwrite each other.
 */
export async function refreshRollups(unit: UnitOfWork, changes: readonly Change[], depth = 0): Promise<void> {
  const further: Change[] = [];
  for (const { model, records } of changes) {
    for (const rollup of unit.graph.rollupsFrom(model.id)) {
      const ids = new Set(
        records.map((record) => record[rollup.rollup.by]).filter((id) => typeof id === 'string' && id !== ''),
      );
      const changed = await refreshRollup(unit, rollup, [...ids]);
      if (changed.length === 0) continue;
      const recomputed = await recomputeValues(unit, rollup.target, changed, [rollup.field.name]);
      further.push({ model: rollup.target, records: changed }, ...recomputed);
    }
  }
  if (further.length > 0 && depth < deepest) await refreshRollups(unit, further, depth + 1);
}

/**
 * Updates one rollup.
 * @returns the records of the target whose rollup changed, before the change.
 */
export async function refreshRollup(
  unit: UnitOfWork,
  { target, field, rollup }: Rollup,
  ids: unknown[],
): Promise<RecordValues[]> {
  if (ids.length === 0) return [];
  const stored = storedOf(unit, target.id);
  const rows = await readBy(unit, stored, 'id', ids, { lock: 'change' });
  const sums = await sumsOf(
    unit,
    rollup,
    rows.map(({ id }) => id),
  );
  const valueOf = (row: RecordValues) => toFieldValue(field, sums.get(row['id']) ?? 0);
  const changed = rows.filter((row) => valueOf(row) !== row[field.name]);
  const changes = changed.map((row) => ({ id: String(row['id']), values: { [field.name]: valueOf(row) } }));
  for (const row of changed) await refuseLimits(unit, target, [field], { ...row, [field.name]: valueOf(row) });
  await updateRecords(unit, stored, changes);
  return changed;
}

async function sumsOf(unit: UnitOfWork, rollup: Rollup['rollup'], ids: unknown[]): Promise<Map<unknown, unknown>> {
  if (ids.length === 0) return new Map();
  const by = columnOf(storedOf(unit, rollup.from), rollup.by);
  const rows = await rollupSums(unit, rollup)
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where(by, 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row[by], row['rollup_total']]));
}

/** Returns a query for the sums of a rollup in all tenants: a row per tenant and target, with `rollup_total`. */
export function rollupSums(
  { db, graph, stored }: Pick<UnitOfWork, 'db' | 'graph' | 'stored'>,
  rollup: Rollup['rollup'],
) {
  const from = storedOf({ stored }, rollup.from);
  const by = columnOf(from, rollup.by);
  const query = db
    .selectFrom(from.table)
    .select(['tenant_id', by])
    .select((builder) => builder.fn.sum(columnOf(from, rollup.sum)).as('rollup_total'))
    .where('del_flag', '=', 0)
    .groupBy(['tenant_id', by]);
  const { states } = rollup;
  const owner = graph.owner(rollup.from);
  const stateful = from.model.states ? from : owner && storedOf({ stored }, owner.model.id);
  const stateColumn = states && stateful?.model.states && columnOf(stateful, stateful.model.states.field);
  if (stateColumn === undefined || !stateful) return query;
  if (stateful === from) return query.where(stateColumn, 'in', states);
  if (!owner) return query;
  const owners = db.selectFrom(stateful.table).select('id').where(stateColumn, 'in', states).where('del_flag', '=', 0);
  return query.where(columnOf(from, owner.parent), 'in', owners);
}
