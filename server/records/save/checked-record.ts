import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { storedOf, type EngineParts } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import type { Draft } from './draft-record.ts';

export interface CheckedRecord {
  model: ResolvedModel;
  record: RecordValues;
  before: RecordValues | undefined;
  /** '' or e.g. `lines.2.` */
  path: string;
  given: ReadonlySet<string>;
  /** True when all given values are kept, including those of fields that users cannot enter. */
  isTrusted?: boolean;
  owner?: CheckedRecord | undefined;
}

export function newCheckedRecords(
  unit: Pick<EngineParts, 'stored'>,
  { model }: StoredModel,
  { record, given, isTrusted = false }: { record: RecordValues; given: RecordValues; isTrusted?: boolean },
  owner?: CheckedRecord,
): CheckedRecord[] {
  const names = Object.keys(given).filter((name) => (given[name] ?? null) !== null);
  const head: CheckedRecord = { model, record, before: undefined, path: '', given: new Set(names), isTrusted, owner };
  const lines = model.fields.flatMap(({ name, child }) => {
    if (!child) return [];
    const rows = linesOf(given[name]);
    const stored = storedOf(unit, child.model);
    return linesOf(record[name]).flatMap((line, index) =>
      newCheckedRecords(unit, stored, { record: line, given: rows[index] ?? {}, isTrusted }, head),
    );
  });
  return [head, ...lines];
}

export function checkedRecords(draft: Draft, owner?: CheckedRecord): CheckedRecord[] {
  const { stored, record, before, path, given } = draft;
  const checked: CheckedRecord = { model: stored.model, record, before, path, given, owner };
  return [checked, ...draft.lines.flatMap(({ drafts }) => drafts.flatMap((line) => checkedRecords(line, checked)))];
}
