import { toFieldValue } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { writableFields } from '../tables/index.ts';
import { changedReferences, readReferenced, type Chooser, type ReferencedRecords } from './check-references.ts';
import type { CheckedRecord } from './checked-record.ts';

/**
 * Fills the fields that references copy. The values come from a newly chosen record, and a cleared reference clears
 * them. A value that the client sent for a writable field is kept. A record that data rules hide from the caller is
 * copied only when the server chose it. A reference that is filled by copying copies in turn.
 * @returns the records that the references refer to.
 */
export async function copyReferences(
  unit: UnitOfWork,
  records: readonly CheckedRecord[],
  {
    isSaved = true,
    chosenBy = 'caller',
  }: {
    isSaved?: boolean;
    chosenBy?: Chooser;
  } = {},
): Promise<ReferencedRecords> {
  const referenced: ReferencedRecords = new Map();
  const done = new Map<CheckedRecord, Set<string>>();
  let open = [...records];
  while (open.length > 0) {
    await readReferenced(
      unit,
      open.flatMap((checked) => changedReferences(unit, checked)),
      { known: referenced, isSaved, chosenBy },
    );
    open = open.filter((checked) => {
      const copied = done.get(checked) ?? new Set<string>();
      done.set(checked, copied);
      return copyInto(unit, checked, referenced, copied);
    });
  }
  return referenced;
}

function copyInto(unit: UnitOfWork, checked: CheckedRecord, referenced: ReferencedRecords, done: Set<string>): boolean {
  const { model, record, before } = checked;
  const writable = new Set(writableFields(model, unit.graph.owner(model.id)).map(({ name }) => name));
  let filled = false;
  for (const { name, reference } of model.fields) {
    const copies = Object.entries(reference?.copy ?? {});
    const id = record[name] ?? null;
    if (!reference || copies.length === 0 || done.has(name) || id === (before?.[name] ?? null)) continue;
    const source = id === null ? {} : typeof id === 'string' ? referenced.get(reference.model)?.get(id) : undefined;
    if (!source) continue;
    done.add(name);
    for (const [from, to] of copies) {
      const target = model.fields.find((field) => field.name === to);
      if (!target || isTyped(checked, target, writable)) continue;
      const value = toFieldValue(target, source[from]);
      filled ||= target.reference !== undefined && value !== record[to];
      record[to] = value;
    }
  }
  return filled;
}

function isTyped(
  { record, given, isTrusted }: CheckedRecord,
  { name }: ResolvedField,
  writable: ReadonlySet<string>,
): boolean {
  return given.has(name) && (isTrusted || writable.has(name)) && (record[name] ?? null) !== null;
}
