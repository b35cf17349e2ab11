import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Draft } from './draft-record.ts';

/** A record or line that is about to be saved, and the path of its values. */
export interface CheckedRecord {
  model: ResolvedModel;
  record: RecordValues;
  /** As it was saved before, for a record that exists. */
  before: RecordValues | undefined;
  /** '' or e.g. `lines.2.` */
  path: string;
  /** The writable fields that the client gave. */
  given: ReadonlySet<string>;
  /** The record whose line it is. */
  owner?: CheckedRecord | undefined;
}

/** A draft and those of its lines, at any depth, as they are checked. */
export function checkedRecords(draft: Draft, owner?: CheckedRecord): CheckedRecord[] {
  const { stored, record, before, path, given } = draft;
  const checked: CheckedRecord = { model: stored.model, record, before, path, given, owner };
  return [checked, ...draft.lines.flatMap(({ drafts }) => drafts.flatMap((line) => checkedRecords(line, checked)))];
}
