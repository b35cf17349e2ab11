import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { isRecord } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { acceptValues, writableFields, type StoredModel } from '../tables/index.ts';
import { initialValues, newRecord } from '../write/index.ts';

export interface Draft {
  stored: StoredModel;
  /** The new values; the child fields contain the records of `lines`. */
  record: RecordValues;
  before: RecordValues | undefined;
  path: string;
  given: ReadonlySet<string>;
  lines: DraftLines[];
}

export interface DraftLines {
  field: ResolvedField;
  stored: StoredModel;
  parent: string;
  drafts: Draft[];
  removed: RecordValues[];
}

/**
 * Creates a draft from a client's values: a new record with defaults, or the saved one with changes. Only writable
 * fields are taken. Lines with an id must belong to this record, lines without one are new, missing lines are removed.
 * Lines that postings write or an expression computes are not changed by the client's values.
 */
export function draftRecord(
  unit: UnitOfWork,
  stored: StoredModel,
  input: RecordValues,
  before: RecordValues | undefined,
  path = '',
): Draft {
  const { model } = stored;
  const fields = writableFields(model, unit.graph.owner(model.id));
  const accepted = acceptValues(fields, input);
  const record = { ...(before ?? { ...newRecord(unit), ...initialValues(unit, stored) }), ...accepted };
  const tree = model.tree?.parent;
  if (tree !== undefined && record[tree] === '0') record[tree] = null;
  const lines = model.fields.flatMap((field) => draftLines(unit, field, { record, input, before, path }));
  for (const { field, drafts } of lines) record[field.name] = drafts.map((draft) => draft.record);
  return { stored, record, before, path, given: new Set(Object.keys(accepted)), lines };
}

type Whole = Pick<Draft, 'record' | 'before' | 'path'> & { input: RecordValues };

function draftLines(unit: UnitOfWork, field: ResolvedField, whole: Whole): DraftLines[] {
  if (!field.child) return [];
  const { record, input, before, path } = whole;
  const stored = storedOf(unit, field.child.model);
  const { parent } = field.child;
  const saved = new Map(linesOf(before?.[field.name]).map((line) => [line['id'], line]));
  const isWritable = field.value === undefined && !unit.graph.isLedger(stored.model.id) && !stored.model.balanceOf;
  const given =
    isWritable && Object.hasOwn(input, field.name) ? linesGiven(field, input[field.name]) : [...saved.values()];
  const kept = new Set<unknown>();
  const drafts = given.map((line, index) => {
    const id = line['id'] ?? '';
    const existing = id === '' ? undefined : saved.get(id);
    if (id !== '' && (!existing || kept.has(id))) throw refused(say('明细行不属于本单'));
    kept.add(id);
    const draft = draftRecord(unit, stored, line, existing, `${path}${field.name}.${index}.`);
    draft.record[parent] = record['id'];
    return draft;
  });
  return [{ field, stored, parent, drafts, removed: [...saved.values()].filter((line) => !kept.has(line['id'])) }];
}

function linesGiven(field: ResolvedField, value: unknown): RecordValues[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every(isRecord)) return value;
  throw refused(say('{title}应为列表', { title: field.title }));
}

export function draftsIn(draft: Draft): Draft[] {
  return [draft, ...draft.lines.flatMap(({ drafts }) => drafts.flatMap(draftsIn))];
}
