import { toFieldValue, type RecordValues } from '../../../src/engine/bill/index.ts';
import { defaultValue, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { groupBy } from '../../database/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import { readBy } from '../read/index.ts';
import type { Rollup, StoredModel } from '../tables/index.ts';
import { assignNumbers } from './assign-numbers.ts';
import { recomputeBills, type Change } from './recompute-values.ts';
import { refreshRollup, refreshRollups } from './refresh-rollups.ts';
import { updateRecords } from './write-rows.ts';

/**
 * Corrects the derived values of records of the unit's tenant: missing defaults and numbers, rollups, computed values
 * of the bills that they are or belong to, and values computed from those elsewhere. The records are locked first.
 * Their versions do not change.
 */
export async function repairRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  const { model } = stored;
  const records = await readBy(unit, stored, 'id', ids, { lock: 'change' });
  if (records.length === 0) return;
  const changes: Change[] = [];
  changes.push(...(await fillDefaults(unit, stored, records)));
  changes.push(...(await fillNumbers(unit, stored, records)));
  const present = records.map(({ id }) => id);
  for (const rollup of rollupsInto(model)) {
    const changed = await refreshRollup(unit, rollup, present);
    if (changed.length > 0) changes.push({ model, records: changed });
  }
  changes.push(...(await recomputeBills(unit, model, records)));
  await refreshRollups(unit, changes);
}

/** Corrects the derived values of a record before a save reads it, while a fill of its model is unfinished. */
export async function fillFirst(unit: UnitOfWork, stored: StoredModel, id: unknown): Promise<void> {
  const filled = new Set(unit.upkeep?.fills.flatMap(({ sort, model }) => (sort === 'records' ? [model] : [])));
  if (filled.size === 0 || typeof id !== 'string') return;
  const repairing: UnitOfWork = { ...unit, repairing: true };
  for (const { child } of stored.model.fields) {
    if (!child || !filled.has(child.model)) continue;
    const lines = storedOf(unit, child.model);
    const rows = await readBy(unit, lines, child.parent, [id]);
    await repairRecords(
      repairing,
      lines,
      rows.map((row) => String(row['id'])),
    );
  }
  if (filled.has(stored.model.id)) await repairRecords(repairing, stored, [id]);
}

export function rollupsInto(model: ResolvedModel): Rollup[] {
  return model.fields.flatMap((field) => (field.rollup ? [{ target: model, field, rollup: field.rollup }] : []));
}

/** Returns required fields with their default values, except defaults that depend on the user. */
export function neededValues(model: ResolvedModel, now: string): { field: ResolvedField; value: unknown }[] {
  return model.fields.flatMap((field) => {
    if (field.child || field.value !== undefined || field.rollup || field.numbering) return [];
    const isState = field.name === model.states?.field;
    if (!isState && !field.required) return [];
    const value = toFieldValue(field, isState ? model.states?.initial : defaultValue(field, { now }));
    return value === null ? [] : [{ field, value }];
  });
}

async function fillDefaults(unit: UnitOfWork, stored: StoredModel, records: RecordValues[]): Promise<Change[]> {
  const needed = neededValues(stored.model, unit.now);
  const filled = records.flatMap((record) => {
    const missing = needed.filter(({ field }) => isEmpty(record[field.name]));
    if (missing.length === 0) return [];
    const values = Object.fromEntries(missing.map(({ field, value }) => [field.name, value]));
    return [{ before: { ...record }, record, values }];
  });
  for (const { record, values } of filled) Object.assign(record, values);
  return written(unit, stored, filled);
}

/** Assigns numbers in the order of the ids, in the period of each record's creation. */
async function fillNumbers(unit: UnitOfWork, stored: StoredModel, records: RecordValues[]): Promise<Change[]> {
  const numbered = stored.model.fields.filter(({ numbering }) => numbering);
  const missing = records.filter((record) => numbered.some(({ name }) => isEmpty(record[name])));
  const before = missing.map((record) => ({ ...record }));
  for (const [day, alike] of groupBy(missing, (record) => String(record['createTime'] ?? unit.now).slice(0, 10)))
    await assignNumbers({ ...unit, now: `${day} ${unit.now.slice(11)}` }, stored.model, alike);
  return written(
    unit,
    stored,
    missing.map((record, index) => ({
      before: before[index] ?? record,
      record,
      values: Object.fromEntries(numbered.map(({ name }) => [name, record[name]])),
    })),
  );
}

async function written(
  unit: UnitOfWork,
  stored: StoredModel,
  filled: readonly { before: RecordValues; record: RecordValues; values: RecordValues }[],
): Promise<Change[]> {
  if (filled.length === 0) return [];
  await updateRecords(
    unit,
    stored,
    filled.map(({ record, values }) => ({ id: String(record['id']), values })),
  );
  return [{ model: stored.model, records: filled.flatMap(({ before, record }) => [before, record]) }];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
