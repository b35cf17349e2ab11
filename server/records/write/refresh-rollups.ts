import {
  affectedBy,
  computeFields,
  computeValues,
  linesOf,
  type RecordValues,
  toFieldValue,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { limitProblems } from '../../../src/engine/rules/index.ts';
import { columnOf, type Rollup, type StoredModel } from '../tables/index.ts';
import { readBy, readWithLines } from '../read/index.ts';
import { billContext, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { updateRecords } from './write-rows.ts';

/** The changed records of a model, before and after. */
export interface Change {
  model: ResolvedModel;
  records: readonly RecordValues[];
}

/** The deepest chain of rollups over rollups. */
const deepest = 8;

/**
 * Updates the stored rollups over changed records, the computed values that read them, and the rollups over those.
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

/** @returns the records of the target whose rollup changed, before the change. */
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
  const valueOf = (row: RecordValues) => toFieldValue(field, sums.get(row['id']) ?? 0);
  const changed = rows.filter((row) => valueOf(row) !== row[field.name]);
  const changes = changed.map((row) => ({ id: String(row['id']), values: { [field.name]: valueOf(row) } }));
  for (const row of changed) refuseLimits(target, [field], { ...row, [field.name]: valueOf(row) });
  await updateRecords(unit, stored, changes);
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

/**
 * Computes again what reads these changed fields of records: in the records alone where that is all, else in the whole
 * bills that they are or belong to. @returns what changed, as it was before.
 */
export async function recomputeValues(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
  names: readonly string[],
): Promise<Change[]> {
  if (records.length === 0) return [];
  const { wholeBill, fields } = affectedBy(model, names, { models: unit.models, owner: unit.graph.owner(model.id) });
  if (wholeBill) return recomputeBills(unit, model, records);
  return fields.length === 0 ? [] : recomputeAlone(unit, model, records, fields);
}

async function recomputeAlone(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
  fields: readonly ResolvedField[],
): Promise<Change[]> {
  const owner = unit.graph.owner(model.id);
  const ownerIds = owner ? [...new Set(records.map((line) => line[owner.parent]))] : [];
  // The owner is locked first: a save of it reads its lines and must not write back what this changes.
  const owners = owner ? await readBy(unit, storedOf(unit, owner.model.id), 'id', ownerIds, { lock: 'change' }) : [];
  const byId = new Map(owners.map((parent) => [parent['id'], parent]));
  const around = (record: RecordValues) => {
    const parent = owner && byId.get(record[owner.parent]);
    return owner && parent ? { owner: owner.model, parent } : {};
  };
  const stored = storedOf(unit, model.id);
  const ids = records.map(({ id }) => id);
  const current = await readBy(unit, stored, 'id', ids, { lock: 'change' });
  const computed = current.map((before) => {
    const values = computeFields(model, before, billContext(unit), { fields, ...around(before) });
    return { before, after: { ...before, ...values } };
  });
  return storeComputed(unit, stored, computed);
}

async function recomputeBills(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<Change[]> {
  let [root, ids] = [model, records.map((record) => record['id'])];
  for (let owner = unit.graph.owner(root.id); owner; owner = unit.graph.owner(root.id)) {
    const { parent } = owner;
    const lines = root === model ? records : await readBy(unit, storedOf(unit, root.id), 'id', ids);
    ids = lines.map((line) => line[parent]);
    root = owner.model;
  }
  const distinct = [...new Set(ids)].filter((id) => typeof id === 'string');
  const stored = storedOf(unit, root.id);
  const before = await readWithLines(unit, stored, distinct, { lock: 'change' });
  return storeComputed(
    unit,
    stored,
    before.map((record) => ({ before: record, after: computeValues(root, record, billContext(unit)) })),
  );
}

/** A record as it is saved, and with its newly computed values. */
interface Computed {
  before: RecordValues;
  after: RecordValues;
}

/** Writes changed computed values of records and their lines. @returns the records before the change. */
async function storeComputed(unit: UnitOfWork, stored: StoredModel, records: readonly Computed[]): Promise<Change[]> {
  const computed = stored.model.fields.filter(({ value }) => value !== undefined);
  const differing = records.flatMap(({ before, after }) => {
    const names = computed.map(({ name }) => name).filter((name) => before[name] !== after[name]);
    const changed = computed.filter(({ name }) => names.includes(name));
    refuseLimits(stored.model, changed, after);
    return names.length === 0 ? [] : [{ before, values: Object.fromEntries(names.map((name) => [name, after[name]])) }];
  });
  await updateRecords(
    unit,
    stored,
    differing.map(({ before, values }) => ({ id: String(before['id']), values })),
  );
  const changes: Change[] =
    differing.length === 0 ? [] : [{ model: stored.model, records: differing.map(({ before }) => before) }];
  for (const { name, child } of stored.model.fields) {
    if (!child) continue;
    const lines = records.flatMap(({ before, after }) => {
      const values = linesOf(after[name]);
      return linesOf(before[name]).map((line, index) => ({ before: line, after: values[index] ?? line }));
    });
    changes.push(...(await storeComputed(unit, storedOf(unit, child.model), lines)));
  }
  return changes;
}

/** A sum or a computed value beyond the limits of its field refuses what made it so. */
function refuseLimits(model: ResolvedModel, fields: readonly ResolvedField[], record: RecordValues): void {
  const [problem] = fields.flatMap((field) => limitProblems(field, record[field.name]));
  if (problem) throw refused(`${model.title}“${String(record[model.label] ?? '')}”的${problem.message}`);
}
