import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { groupBy } from '../../database/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { addTextsWithLines, readOne } from '../read/index.ts';
import type { Row, StoredModel } from '../tables/index.ts';
import {
  insertRecords,
  refreshRollups,
  updateRecord,
  updateRecords,
  type Change,
  type RecordChange,
} from '../write/index.ts';
import { completeDraft, completeDrafts } from './complete-draft.ts';
import { draftRecord, draftsIn, type Draft } from './draft-record.ts';
import { editableDraft } from './editable-draft.ts';
import { holdTenant } from './hold-tenant.ts';
import { pagedOwner, removeLines, saveLine } from './lines/save-line.ts';
import { refuseServerWritten } from './record-guards.ts';
import { refuseReferenced } from './referrers.ts';
import { removeOwnRecords, removeRows } from './remove-records.ts';

export async function addRecord(unit: UnitOfWork, stored: StoredModel, input: RecordValues): Promise<RecordValues> {
  const owner = pagedOwner(unit, stored);
  if (owner)
    return withTexts(unit, stored, await saveLine(unit, stored, owner, { ...input, id: null }, saveOwner(unit)));
  refuseServerWritten(unit, stored.model);
  return save(unit, draftRecord(unit, stored, input, undefined));
}

export async function editRecord(unit: UnitOfWork, stored: StoredModel, input: RecordValues): Promise<RecordValues> {
  const owner = pagedOwner(unit, stored);
  if (owner) return withTexts(unit, stored, await saveLine(unit, stored, owner, input, saveOwner(unit)));
  refuseServerWritten(unit, stored.model);
  return save(unit, await editableDraft(unit, stored, input));
}

/** Removes records. Lines that have a page are removed as changes of their owners. */
export async function removeRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  const owner = pagedOwner(unit, stored);
  if (owner) await removeLines(unit, stored, owner, ids, saveOwner(unit));
  else await removeOwnRecords(unit, stored, ids);
}

function saveOwner(unit: UnitOfWork) {
  return async (stored: StoredModel, input: RecordValues): Promise<Draft> => {
    const draft = await editableDraft(unit, stored, input);
    await saveDraft(unit, draft);
    return draft;
  };
}

async function withTexts(unit: UnitOfWork, stored: StoredModel, record: RecordValues): Promise<RecordValues> {
  await addTextsWithLines(unit, stored.model, [record]);
  return record;
}

export async function saveDraft(unit: UnitOfWork, draft: Draft): Promise<void> {
  await holdTenant(unit, draft);
  await completeDraft(unit, draft);
  const changes = changesOf(draft);
  const reversed = await writeDraft(unit, draft, undefined);
  await refreshRollups(unit, [...changes, ...reversed]);
}

/**
 * Completes, checks and writes records with their lines, in as few statements as possible; saved records with lines one
 * by one. Each record occurs once, and its unique values were checked before.
 * @throws RecordRefusal that does not identify the record.
 */
export async function saveDrafts(unit: UnitOfWork, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) await holdTenant(unit, draft);
  await completeDrafts(unit, drafts);
  const changes = drafts.flatMap(changesOf);
  const added = drafts.filter(({ before }) => !before);
  await insertDrafts(
    unit,
    added.map((draft) => ({ draft, internal: {} })),
  );
  for (const [stored, some] of groupBy(
    drafts.filter(({ before, lines }) => before && lines.length === 0),
    (draft) => draft.stored,
  ))
    await updateRecords(unit, stored, some.map(changeOf), { touch: 'all' });
  for (const draft of drafts.filter(({ before, lines }) => before && lines.length > 0))
    changes.push(...(await writeDraft(unit, draft, undefined)));
  await refreshRollups(unit, changes);
}

function changeOf({ stored, record, before = {} }: Draft): RecordChange {
  return { id: String(record['id']), values: changedValues(stored, before, record) };
}

async function insertDrafts(unit: UnitOfWork, placed: readonly { draft: Draft; internal: Row }[]): Promise<void> {
  for (const [stored, some] of groupBy(placed, ({ draft }) => draft.stored))
    await insertRecords(
      unit,
      stored,
      some.map(({ draft: { record }, internal }) => ({ record, internal })),
    );
  const lines = placed.flatMap(({ draft }) =>
    draft.lines.flatMap(({ drafts }) => drafts.map((line, at) => ({ draft: line, internal: { sort_no: at } }))),
  );
  if (lines.length > 0) await insertDrafts(unit, lines);
}

async function save(unit: UnitOfWork, draft: Draft): Promise<RecordValues> {
  await saveDraft(unit, draft);
  const saved = await readOne(unit, draft.stored, draft.record['id']);
  await addTextsWithLines(unit, draft.stored.model, [saved]);
  return saved;
}

function changesOf(draft: Draft): Change[] {
  return draftsIn(draft).flatMap(({ stored, record, before, lines }) => [
    { model: stored.model, records: before ? [before, record] : [record] },
    ...lines.map((one) => ({ model: one.stored.model, records: one.removed })),
  ]);
}

/**
 * Writes the record, its new and changed lines in their order, and removes those left out.
 * @returns the removed records, and the rows that their postings reversed.
 */
async function writeDraft(unit: UnitOfWork, draft: Draft, sortNo: number | undefined): Promise<Change[]> {
  const { stored, record, before } = draft;
  const internal = sortNo === undefined ? {} : { sort_no: sortNo };
  if (!before) await insertRecords(unit, stored, [{ record, internal }]);
  else {
    const changed = changedValues(stored, before, record);
    const isLine = sortNo !== undefined;
    if (!isLine || Object.keys(changed).length > 0)
      await updateRecord(unit, stored, record['id'], changed, { touch: true, internal });
    else await updateRecord(unit, stored, record['id'], {}, { internal });
  }
  const changes: Change[] = [];
  for (const lines of draft.lines) {
    await refuseReferenced(unit, lines.stored, lines.removed);
    changes.push(...(await removeRows(unit, lines.stored, lines.removed)));
    changes.push(...(await writeLines(unit, lines.stored, lines.drafts, linesOf(before?.[lines.field.name]))));
  }
  return changes;
}

async function writeLines(
  unit: UnitOfWork,
  stored: StoredModel,
  drafts: Draft[],
  before: RecordValues[],
): Promise<Change[]> {
  if (drafts.some((draft) => draft.lines.length > 0)) {
    const changes: Change[] = [];
    for (const [index, draft] of drafts.entries()) changes.push(...(await writeDraft(unit, draft, index)));
    return changes;
  }
  const placed = drafts.map((draft, sortNo) => ({ ...draft, sortNo }));
  const added = placed.filter((draft) => !draft.before);
  await insertRecords(
    unit,
    stored,
    added.map(({ record, sortNo }) => ({ record, internal: { sort_no: sortNo } })),
  );
  const changes = placed.flatMap(({ record, before: saved, sortNo }) => {
    if (!saved) return [];
    const values = changedValues(stored, saved, record);
    const isMoved = before[sortNo] !== saved;
    return isMoved || Object.keys(values).length > 0 ? [{ id: String(record['id']), values, sortNo }] : [];
  });
  await updateRecords(unit, stored, changes, { touch: true });
  return [];
}

function changedValues({ model }: StoredModel, before: RecordValues, after: RecordValues): RecordValues {
  const changed = model.fields.filter(({ name, child }) => {
    return !child && JSON.stringify(after[name] ?? null) !== JSON.stringify(before[name] ?? null);
  });
  return Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null]));
}
