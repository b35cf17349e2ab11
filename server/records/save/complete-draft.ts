import { computeValues, isDeletable, isEditable, linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { isRecord } from '../../../src/schema/json/index.ts';
import { groupBy } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import {
  billContext,
  invalidRecord,
  RecordRefusal,
  storedOf,
  type RecordLink,
  type UnitOfWork,
} from '../call/index.ts';
import { linksToRecords } from '../read/index.ts';
import { storageProblems } from '../tables/index.ts';
import { assignNumbers } from '../write/index.ts';
import { referenceProblems, type ReferencedRecords } from './check-references.ts';
import { checkTree } from './check-tree.ts';
import { dictionaryProblems, repeatedLines, uniqueProblems } from './check-values.ts';
import { checkedRecords, type CheckedRecord } from './checked-record.ts';
import { clearUnseen } from './clear-unseen.ts';
import { copyFromOwners } from './copy-from-owner.ts';
import { copyReferences } from './copy-references.ts';
import { draftsIn, type Draft } from './draft-record.ts';
import { fillRows } from './lines/fill-rows.ts';
import { stateRefusal } from './record-guards.ts';

/**
 * Adds the values that the server computes (copies of references, numbers, computed values) and validates the whole
 * record.
 * @throws RecordRefusal with all problems.
 */
export async function completeDraft(unit: UnitOfWork, draft: Draft): Promise<void> {
  const records = checkedRecords(draft);
  const problems = records.flatMap(({ model, record, path }) => storageProblems(model.fields, record, path));
  if (problems.length === 0) return complete(unit, [draft], { isUnique: false });
  // Queries cannot contain these values, so the rest is checked without them.
  const unstorable = new Set(problems.map(({ path }) => path));
  for (const { model, record, path } of records)
    for (const { name } of model.fields) if (unstorable.has(path + name)) record[name] = null;
  const others = await complete(unit, [draft], { isUnique: false }).then(() => [], problemsOf);
  refuseErrors([...problems, ...others.filter(({ path }) => !unstorable.has(path))]);
}

function problemsOf(error: unknown): ValueProblem[] {
  return error instanceof RecordRefusal ? error.problems : [];
}

/**
 * Completes several drafts together. Unique values must already have been checked; the unique index is decisive.
 * @throws RecordRefusal that does not identify the draft.
 */
export async function completeDrafts(unit: UnitOfWork, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts)
    refuseErrors(
      checkedRecords(draft).flatMap(({ model, record, path }) => storageProblems(model.fields, record, path)),
    );
  await complete(unit, drafts, { isUnique: true });
}

async function complete(
  unit: UnitOfWork,
  drafts: readonly Draft[],
  { isUnique }: { isUnique: boolean },
): Promise<void> {
  const all = (): CheckedRecord[] => drafts.flatMap((draft) => checkedRecords(draft));
  for (const draft of drafts) await checkTree(unit, draft);
  let checked = all();
  let referenced = await copyReferences(unit, checked);
  if (drafts.map((draft) => fillRows(unit, draft)).includes(true)) {
    checked = all();
    refuseErrors(checked.flatMap(({ model, record, path }) => storageProblems(model.fields, record, path)));
    referenced = await copyReferences(unit, checked);
  }
  const parts = drafts.flatMap(draftsIn);
  for (const one of parts) await refuseFixedLines(unit, one);
  for (const [stored, added] of groupBy(
    parts.filter(({ before }) => !before),
    (one) => one.stored,
  )) {
    await assignNumbers(
      unit,
      stored.model,
      added.map(({ record }) => record),
    );
  }
  if (copyFromOwners(unit, checked)) referenced = await copyReferences(unit, checked);
  for (const draft of drafts) compute(unit, draft);
  const mayCopyMore = copyFromOwners(unit, checked);
  if (mayCopyMore) referenced = await copyReferences(unit, checked);
  for (const draft of drafts) {
    if (clearUnseen(unit, draft) || mayCopyMore) compute(unit, draft);
    await check(unit, draft, { referenced, isUnique });
  }
}

function compute(unit: UnitOfWork, { stored, record }: Draft): void {
  takeComputed(record, computeValues(stored.model, record, billContext(unit)));
}

async function refuseFixedLines(unit: UnitOfWork, { lines }: Draft): Promise<void> {
  for (const { stored, drafts, removed } of lines) {
    const { model } = stored;
    const kept = removed.find((line) => !isDeletable(model, line));
    if (kept) throw await stateRefusal(unit, model, kept, say('删除'));
    const changed = drafts.find(({ record, before, given }) => {
      if (!before || isEditable(model, before)) return false;
      return [...given].some((name) => JSON.stringify(record[name]) !== JSON.stringify(before[name]));
    });
    if (changed?.before) throw await stateRefusal(unit, model, changed.before, say('修改'));
  }
}

function takeComputed(record: RecordValues, computed: RecordValues): void {
  for (const [name, value] of Object.entries(computed)) {
    const lines = linesOf(record[name]);
    if (!Array.isArray(value) || !value.every(isRecord)) record[name] = value;
    else value.forEach((line, index) => takeComputed(lines[index] ?? {}, line));
  }
}

async function check(
  unit: UnitOfWork,
  draft: Draft,
  { referenced, isUnique }: { referenced: ReferencedRecords; isUnique: boolean },
): Promise<void> {
  const records = checkedRecords(draft);
  const problems = unit
    .validate(draft.stored.model, draft.record, { ...unit, isNew: draft.before === undefined })
    .filter((problem) => !isKeptSecret(draft, problem));
  for (const { model, record, path } of records) problems.push(...storageProblems(computedOf(model), record, path));
  if (problems.some(({ rule }) => rule === 'storage')) refuseErrors(problems);
  problems.push(...(await referenceProblems(unit, records, referenced)));
  for (const checked of records) problems.push(...(await dictionaryProblems(unit, checked)));
  if (!isUnique) problems.push(...repeatedLines(records));
  const wrong = new Set(problems.flatMap(({ severity, path }) => (severity === 'error' ? [path] : [])));
  const links: RecordLink[] = [];
  for (const checked of isUnique ? [] : records) {
    const repeats = await uniqueProblems(unit, storedOf(unit, checked.model.id), checked, wrong);
    problems.push(...repeats.map(({ problem }) => problem));
    const others = repeats.map(({ other }) => other);
    links.push(...(await linksToRecords(unit, checked.model, others)));
  }
  refuseErrors(problems, links);
}

function computedOf({ fields }: ResolvedModel): ResolvedField[] {
  return fields.filter(({ value }) => value !== undefined);
}

/** Secrets are never sent to clients, so an edited record may lack them. */
function isKeptSecret({ stored, before }: Draft, { path, rule }: ValueProblem): boolean {
  return before !== undefined && rule === 'required' && stored.columns.get(path)?.secret === true;
}

function refuseErrors(problems: ValueProblem[], links: readonly RecordLink[] = []): void {
  if (problems.some(({ severity }) => severity === 'error')) throw invalidRecord(problems, links);
}
