import {
  affectedBy,
  computeFields,
  computeValues,
  isEditable,
  isMomentOf,
  isSteady,
  linesOf,
  sumLines,
  toFieldValue,
  type Affected,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { limitProblems } from '../../../src/engine/rules/index.ts';
import { textKey } from '../../../src/engine/values/index.ts';
import { say } from '../../locale/index.ts';
import { billContext, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { addLines, addTexts, readBy, readWithLines, sumsOverLines } from '../read/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { followingCopies, withFollowingCopies } from './owner-copies.ts';
import { updateRecords } from './write-rows.ts';

export interface Change {
  model: ResolvedModel;
  records: readonly RecordValues[];
}

/**
 * Recomputes values that depend on these changed fields: only in the records and their owners if that is enough,
 * otherwise in the whole bills.
 * @returns the changed records with their former values.
 */
export async function recomputeValues(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
  names: readonly string[],
): Promise<Change[]> {
  if (records.length === 0) return [];
  const affected = affectedBy(model, names, { models: unit.models, ownerOf: (id) => unit.graph.owner(id) });
  if (affected.wholeBill || isFollowed(unit, model, names, affected)) return recomputeBills(unit, model, records);
  return recomputeAffected(unit, model, records, affected);
}

function isFollowed(
  unit: UnitOfWork,
  model: ResolvedModel,
  names: readonly string[],
  { fields, above }: Affected,
): boolean {
  const changed = new Set([...names, ...fields.map(({ name }) => name)]);
  const lineModels = model.fields.flatMap(({ child }) => (child && unit.models.get(child.model)) ?? []);
  if (lineModels.some((lines) => followingCopies(unit.graph, lines).some(({ from }) => changed.has(from)))) return true;
  return above !== undefined && isFollowed(unit, above.owner.model, [], above.affected);
}

async function recomputeAffected(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
  { fields, above }: Affected,
): Promise<Change[]> {
  const owner = unit.graph.owner(model.id);
  if (fields.length === 0 && !above) return [];
  const ids = owner ? [...new Set(records.map((line) => line[owner.parent]))] : [];
  const owners = owner ? await readBy(unit, storedOf(unit, owner.model.id), 'id', ids, { lock: 'change' }) : [];
  const changes = fields.length === 0 ? [] : await recomputeAlone(unit, model, records, { fields, owners });
  if (!above) return changes;
  return [...changes, ...(await recomputeAffected(unit, above.owner.model, owners, above.affected))];
}

async function recomputeAlone(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
  { fields, owners }: { fields: readonly ResolvedField[]; owners: readonly RecordValues[] },
): Promise<Change[]> {
  const owner = unit.graph.owner(model.id);
  const byId = new Map(owners.map((parent) => [parent['id'], parent]));
  const around = (record: RecordValues) => {
    const parent = owner && byId.get(record[owner.parent]);
    return owner && parent ? { owner: owner.model, parent } : {};
  };
  const stored = storedOf(unit, model.id);
  const ids = records.map(({ id }) => id);
  const current = await readBy(unit, stored, 'id', ids, { lock: 'change' });
  const summed = sumLines(model, fields, unit.models);
  const sums = await sumsOverLines(unit, summed.sums, ids);
  const whole = summed.readsLines
    ? await addLines(
        unit,
        stored,
        current.map((record) => ({ ...record })),
        {},
      )
    : current;
  const computed = current.map((before, index) => {
    const about = { fields: summed.fields, sums: sums.get(before['id']) ?? {}, ...around(before) };
    const values = computeFields(model, whole[index] ?? before, billContext(unit), about);
    return { before, after: { ...before, ...values } };
  });
  return storeComputed(unit, stored, computed);
}

/**
 * Computes the values of a bill and its lines, including the lines' copies from their owners. Results of former
 * formulas are kept. In a repair, values that depend on the user or the time of the save are kept too.
 */
export function rightValues(unit: UnitOfWork, root: ResolvedModel, record: RecordValues): RecordValues {
  const computed = rightComputed(unit, root, withFollowingCopies(unit, root, record));
  const copied = withFollowingCopies(unit, root, computed);
  return copied === computed ? computed : rightComputed(unit, root, copied);
}

function rightComputed(unit: UnitOfWork, root: ResolvedModel, record: RecordValues): RecordValues {
  const { upkeep, repairing } = unit;
  const kept = upkeep?.kept ?? [];
  if (kept.length === 0 && !repairing) return computeValues(root, record, billContext(unit));
  const isFixed = !isEditable(root, record);
  return computeValues(root, record, billContext(unit), ({ model, field, stored, computed, resultOf }) => {
    if (computed === stored || (repairing && !isSteady(field))) return stored;
    if (repairing && !isHeld(field, computed)) return null;
    const isKept = kept.some(
      ({ model: of, field: name, formula, scope }) =>
        of === model.id &&
        name === field.name &&
        (scope === 'all' || isFixed) &&
        (formula === '' ? stored !== null : resultOf(formula) === stored),
    );
    return isKept ? stored : computed;
  });
}

function isHeld(field: ResolvedField, computed: unknown): boolean {
  return computed === null || (toFieldValue(field, computed) !== null && isMomentOf(field, computed));
}

/**
 * Recomputes the bills that the records are, or belong to.
 * @returns the changed rows with their former values.
 */
export async function recomputeBills(
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
    before.map((record) => ({ before: record, after: rightValues(unit, root, record) })),
  );
}

interface Computed {
  before: RecordValues;
  after: RecordValues;
}

async function storeComputed(unit: UnitOfWork, stored: StoredModel, records: readonly Computed[]): Promise<Change[]> {
  const followed = new Set(followingCopies(unit.graph, stored.model).map(({ target }) => target.name));
  const computed = stored.model.fields.filter(({ name, value }) => value !== undefined || followed.has(name));
  const differing: { before: RecordValues; values: RecordValues }[] = [];
  for (const { before, after } of records) {
    const changed = computed.filter(({ name }) => before[name] !== after[name]);
    await refuseLimits(unit, stored.model, changed, after);
    if (changed.length > 0)
      differing.push({ before, values: Object.fromEntries(changed.map(({ name }) => [name, after[name]])) });
  }
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

export async function refuseLimits(
  unit: UnitOfWork,
  model: ResolvedModel,
  fields: readonly ResolvedField[],
  record: RecordValues,
): Promise<void> {
  if (unit.repairing) return;
  for (const field of fields) {
    const [problem] = limitProblems(field, record[field.name]);
    if (!problem) continue;
    const { message } = problem;
    const named = { title: model.title, record: await nameOf(unit, model, record), message };
    throw refused(
      field.rangeMessage === undefined
        ? say('{title}“{record}”的{message}', named)
        : say('{title}“{record}”：{message}', named),
    );
  }
}

async function nameOf(unit: UnitOfWork, model: ResolvedModel, record: RecordValues): Promise<string> {
  const label = String(record[model.label] ?? '');
  const owner = unit.graph.owner(model.id);
  const about = owner && model.fields.find(({ name, reference }) => reference && name !== owner.parent);
  if (!about) return label;
  const copy = { ...record };
  await addTexts(unit, model, [copy]);
  return [...new Set([String(copy[textKey(about.name)] ?? ''), label])].filter((text) => text !== '').join(' ');
}
