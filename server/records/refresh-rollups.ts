import { computeValues, linesOf, type RecordValues, toFieldValue } from '../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../src/engine/model/resolved-model.ts';
import type { Rollup } from './model-graph.ts';
import { readBy, readWithLines } from './read-records.ts';
import { billContext, storedOf, type UnitOfWork } from './record-context.ts';
import { columnOf, type StoredModel } from './stored-model.ts';
import { updateRecord } from './write-rows.ts';

/** Records of a model as they were and as they are, where they changed. */
export interface Change {
  model: ResolvedModel;
  records: readonly RecordValues[];
}

/** Rollups over rollups end here. */
const deepest = 8;

/**
 * Brings the stored rollups up to date that sum over changed records, and the computed values that read them, and the
 * rollups over those. The rows are locked before the sums are read, so that two savers cannot overwrite each other.
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
      further.push({ model: rollup.target, records: changed }, ...(await recompute(unit, rollup.target, changed)));
    }
  }
  if (further.length > 0 && depth < deepest) await refreshRollups(unit, further, depth + 1);
}

/** @returns the records of the target whose rollup changed, as they were. */
async function refreshRollup(
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
  const changed: RecordValues[] = [];
  for (const row of rows) {
    const value = toFieldValue(field, sums.get(row['id']) ?? 0);
    if (value === row[field.name]) continue;
    await updateRecord(unit, stored, row['id'], { [field.name]: value });
    changed.push(row);
  }
  return changed;
}

async function sumsOf(unit: UnitOfWork, rollup: Rollup['rollup'], ids: unknown[]): Promise<Map<unknown, unknown>> {
  if (ids.length === 0) return new Map();
  const from = storedOf(unit, rollup.from);
  const by = columnOf(from, rollup.by);
  let query = unit.db
    .selectFrom(from.table)
    .select(by)
    .select((builder) => builder.fn.sum(columnOf(from, rollup.sum)).as('rollup_total'))
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where('del_flag', '=', 0)
    .where(by, 'in', ids)
    .groupBy(by);
  const { states } = rollup;
  const owner = unit.graph.owner(rollup.from);
  const stateful = from.model.states ? from : owner && storedOf(unit, owner.model.id);
  const stateColumn = states && stateful?.model.states && columnOf(stateful, stateful.model.states.field);
  if (stateColumn !== undefined && stateful === from) query = query.where(stateColumn, 'in', states);
  else if (stateColumn !== undefined && stateful && owner) {
    const owners = unit.db
      .selectFrom(stateful.table)
      .select('id')
      .where(stateColumn, 'in', states)
      .where('del_flag', '=', 0);
    query = query.where(columnOf(from, owner.parent), 'in', owners);
  }
  return new Map((await query.execute()).map((row) => [row[by], row['rollup_total']]));
}

/** Computes again what the records of changed rollups, or the records that own them, compute. */
async function recompute(unit: UnitOfWork, model: ResolvedModel, records: readonly RecordValues[]): Promise<Change[]> {
  let [root, ids] = [model, records.map((record) => record['id'])];
  for (let owner = unit.graph.owner(root.id); owner; owner = unit.graph.owner(root.id)) {
    const { parent } = owner;
    const lines = root === model ? records : await readBy(unit, storedOf(unit, root.id), 'id', ids);
    ids = lines.map((line) => line[parent]);
    root = owner.model;
  }
  const distinct = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (!computes(unit, root)) return [];
  const changes: Change[] = [];
  const stored = storedOf(unit, root.id);
  for (const record of await readWithLines(unit, stored, distinct, { lock: 'change' })) {
    changes.push(...(await storeComputed(unit, stored, record, computeValues(root, record, billContext(unit)))));
  }
  return changes;
}

function computes({ models }: UnitOfWork, model: ResolvedModel): boolean {
  return model.fields.some((field) => {
    const lineModel = field.child && models.get(field.child.model);
    return field.value !== undefined || lineModel?.fields.some(({ value }) => value !== undefined);
  });
}

async function storeComputed(
  unit: UnitOfWork,
  stored: StoredModel,
  before: RecordValues,
  after: RecordValues,
): Promise<Change[]> {
  const changes: Change[] = [];
  const differing = stored.model.fields.filter(
    ({ name, value }) => value !== undefined && before[name] !== after[name],
  );
  if (differing.length > 0) {
    await updateRecord(
      unit,
      stored,
      before['id'],
      Object.fromEntries(differing.map(({ name }) => [name, after[name]])),
    );
    changes.push({ model: stored.model, records: [before] });
  }
  for (const { name, child } of stored.model.fields) {
    if (!child) continue;
    const [lines, computed] = [linesOf(before[name]), linesOf(after[name])];
    for (const [index, line] of lines.entries()) {
      changes.push(...(await storeComputed(unit, storedOf(unit, child.model), line, computed[index] ?? line)));
    }
  }
  return changes;
}
