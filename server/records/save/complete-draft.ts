import { computeValues, isRecord, linesOf, type RecordValues, toFieldValue } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { storageProblems, writableFields } from './accept-values.ts';
import { assignNumbers } from './assign-numbers.ts';
import { checkTree } from './check-tree.ts';
import {
  dictionaryProblems,
  type CheckedRecord,
  readReferenced,
  type ReferencedRecords,
  referenceProblems,
  uniqueProblems,
} from './check-values.ts';
import { type Draft, draftsIn } from './draft-record.ts';
import { groupBy } from '../../database/index.ts';
import { billContext, invalidRecord, type UnitOfWork } from '../call/index.ts';

/**
 * Adds what the server computes (copies of references, numbers, computed values) and validates the whole. Throws
 * RecordRefusal with all problems.
 */
export async function completeDraft(unit: UnitOfWork, draft: Draft): Promise<void> {
  const drafts = draftsIn(draft);
  const records = drafts.map(checkedRecord);
  refuseErrors(records.flatMap(({ model, record, path }) => storageProblems(model.fields, record, path)));
  await checkTree(unit, draft);
  const referenced = await readReferenced(unit, records);
  for (const checked of records) copyFromReferences(unit, checked, referenced);
  for (const [stored, added] of groupBy(
    drafts.filter(({ before }) => !before),
    (one) => one.stored,
  )) {
    await assignNumbers(
      unit,
      stored.model,
      added.map(({ record }) => record),
    );
  }
  takeComputed(draft.record, computeValues(draft.stored.model, draft.record, billContext(unit)));
  await check(unit, draft, records, referenced);
}

function checkedRecord({ stored, record, before, path }: Draft): CheckedRecord {
  return { model: stored.model, record, before, path };
}

/** A newly chosen reference copies its values where the client left them empty or may not write them. */
function copyFromReferences(
  unit: UnitOfWork,
  { model, record, before }: CheckedRecord,
  referenced: ReferencedRecords,
): void {
  const writable = new Set(writableFields(model, unit.graph.owner(model.id)).map(({ name }) => name));
  for (const { name, reference } of model.fields) {
    const id = record[name];
    const source = reference && typeof id === 'string' ? referenced.get(reference.model)?.get(id) : undefined;
    if (!source || id === before?.[name]) continue;
    for (const [from, to] of Object.entries(reference?.copy ?? {})) {
      const target = model.fields.find((field) => field.name === to);
      const empty = (record[to] ?? null) === null;
      if (target && (empty || !writable.has(to))) record[to] = toFieldValue(target, source[from]);
    }
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
  records: CheckedRecord[],
  referenced: ReferencedRecords,
): Promise<void> {
  const problems = unit
    .validate(draft.stored.model, draft.record, { ...unit, isNew: draft.before === undefined })
    .filter((problem) => !isKeptSecret(draft, problem));
  for (const checked of records) {
    problems.push(...referenceProblems(unit, checked, referenced), ...(await dictionaryProblems(unit, checked)));
  }
  refuseErrors(problems);
  for (const { stored, ...checked } of draftsIn(draft)) {
    problems.push(...(await uniqueProblems(unit, stored, { ...checked, model: stored.model })));
  }
  refuseErrors(problems);
}

/** Secrets are never sent to clients, so an edited record may lack them. */
function isKeptSecret({ stored, before }: Draft, { path, rule }: ValueProblem): boolean {
  return before !== undefined && rule === 'required' && stored.columns.get(path)?.secret === true;
}

function refuseErrors(problems: ValueProblem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw invalidRecord(problems);
}
