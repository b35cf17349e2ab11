import {
  computeRows,
  computesRows,
  computeValues,
  linesOf,
  toFieldValue,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import { defaultValue } from '../../../src/engine/model/index.ts';
import { analyze, vacuum } from '../../database/index.ts';
import { billContext, storedOf, type UnitOfWork } from '../call/index.ts';
import { changeBalances, postStates } from '../ledger/index.ts';
import { copyFromOwners, copyReferences, newCheckedRecords } from '../save/index.ts';
import { acceptValues, type StoredModel } from '../tables/index.ts';
import { assignNumbers, insertRecords, newRecord, refreshRollups, type Change } from '../write/index.ts';

/** The number of records in one transaction: with more, others wait too long for the embedded database. */
export const bulkSize = 1_000;

/**
 * Inserts trusted records with their lines (demo data) without checks, including states and common values. Adds missing
 * numbers and all computed values, posts records whose state is reached by posting, and updates balances and rollups.
 * @returns their ids.
 */
export async function bulkInsert(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly RecordValues[],
): Promise<string[]> {
  const whole = rows.map((row) => wholeRecord(unit, stored, row));
  const records = await completeTrusted(unit, stored, whole, rows);
  const changes = await insertWithLines(unit, stored, records);
  if (unit.graph.isLedger(stored.model.id)) await changeBalances(unit, stored.model.id, records);
  changes.push(...(await postStates(unit, stored, records)));
  await analyzeSources(unit, changes);
  await refreshRollups(unit, changes);
  return records.map(({ id }) => String(id));
}

async function completeTrusted(
  unit: UnitOfWork,
  stored: StoredModel,
  whole: readonly RecordValues[],
  rows: readonly RecordValues[],
): Promise<RecordValues[]> {
  const checked = (records: readonly RecordValues[]) =>
    records.flatMap((record, index) =>
      newCheckedRecords(unit, stored, { record, given: rows[index] ?? {}, isTrusted: true }),
    );
  const compute = (record: RecordValues) => computeValues(stored.model, record, billContext(unit));
  await copyReferences(unit, checked(whole), { isSaved: false });
  if (computesRows(stored.model, unit.models)) {
    for (const record of whole) takeRows(unit, stored, record, computeRows(stored.model, record, billContext(unit)));
    await copyReferences(unit, checked(whole), { isSaved: false });
  }
  await assignNumbers(unit, stored.model, whole);
  copyFromOwners(unit, checked(whole));
  const records = whole.map(compute);
  return copyFromOwners(unit, checked(records)) ? records.map(compute) : records;
}

function takeRows(unit: UnitOfWork, { model }: StoredModel, record: RecordValues, computed: RecordValues): void {
  for (const { name, child, value } of model.fields) {
    if (!child) continue;
    const lineModel = storedOf(unit, child.model);
    const rows = linesOf(computed[name]);
    if (value === undefined)
      linesOf(record[name]).forEach((line, at) => takeRows(unit, lineModel, line, rows[at] ?? {}));
    else record[name] = rows.map((row) => wholeRecord(unit, lineModel, { ...row, [child.parent]: record['id'] }));
  }
}

/** Analyzes the tables that rollups sum over first: sums over thousands of new rows would otherwise take seconds. */
async function analyzeSources({ db, graph, stored }: UnitOfWork, changes: readonly Change[]): Promise<void> {
  const sources = changes.filter(({ model }) => graph.rollupsFrom(model.id).length > 0);
  const models = sources.flatMap(({ model }) => [model, graph.owner(model.id)?.model ?? model]);
  await analyze(
    db,
    models.map(({ id }) => storedOf({ stored }, id).table),
  );
}

/** Vacuums and analyzes the tables of a model, its lines, its ledgers and their balances, after many inserts. */
export async function analyzeTables(
  parts: Pick<UnitOfWork, 'db' | 'graph' | 'stored'>,
  stored: StoredModel,
): Promise<void> {
  const { fields, postings } = stored.model;
  const ledgers = postings.map(({ into }) => into);
  const balances = [stored.model.id, ...ledgers].flatMap((id) => parts.graph.balancesOf(id).map((model) => model.id));
  const lines = fields.flatMap(({ child }) => child?.model ?? []);
  const tables = [...lines, ...ledgers, ...balances].map((id) => storedOf(parts, id).table);
  await vacuum(parts.db, [stored.table, ...tables]);
}

function wholeRecord(unit: UnitOfWork, stored: StoredModel, row: RecordValues): RecordValues {
  const { model } = stored;
  const base = newRecord(unit);
  const values: RecordValues = { ...base };
  for (const name of Object.keys(base)) if (row[name] !== undefined) values[name] = row[name];
  values['tenantId'] = base['tenantId'];
  for (const field of model.fields) {
    if (field.child) {
      const lineModel = storedOf(unit, field.child.model);
      const { parent } = field.child;
      values[field.name] = linesOf(row[field.name]).map((line) =>
        wholeRecord(unit, lineModel, { ...line, [parent]: values['id'] }),
      );
    } else values[field.name] = initialValue(unit, stored, field, row);
  }
  return values;
}

function initialValue(
  { context, now }: UnitOfWork,
  { model }: StoredModel,
  field: StoredModel['model']['fields'][number],
  row: RecordValues,
): unknown {
  const fallback = field.rollup
    ? toFieldValue(field, 0)
    : field.name === model.states?.field
      ? model.states.initial
      : defaultValue(field, { now, user: context.user });
  return acceptValues([field], { [field.name]: row[field.name] ?? fallback ?? null })[field.name] ?? null;
}

async function insertWithLines(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
  sortNumbers?: readonly number[],
): Promise<Change[]> {
  const internal = (index: number) => (sortNumbers ? { sort_no: sortNumbers[index] ?? 0 } : {});
  await insertRecords(
    unit,
    stored,
    records.map((record, index) => ({ record, internal: internal(index) })),
  );
  const changes: Change[] = [{ model: stored.model, records }];
  for (const { name, child } of stored.model.fields) {
    if (!child) continue;
    const lineModel = storedOf(unit, child.model);
    const groups = records.map((record) => linesOf(record[name]));
    await assignNumbers(unit, lineModel.model, groups.flat());
    const numbers = groups.flatMap((lines) => [...lines.keys()]);
    changes.push(...(await insertWithLines(unit, lineModel, groups.flat(), numbers)));
  }
  return changes;
}
