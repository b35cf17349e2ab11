import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { draftsIn, type Draft } from './draft-record.ts';

interface Unsent {
  record: RecordValues;
  name: string;
  path: string;
}

/**
 * Removes values that this request does not send from fields that the model's own form hides: defaults of new records
 * (required fields keep theirs), and stored values of fields that the new values hide. A value that the request sends
 * is kept and checked. A request without values, such as a transition, changes no values.
 * @returns true when a value was removed.
 */
export function clearUnseen(unit: UnitOfWork, draft: Draft): boolean {
  const all = draftsIn(draft);
  const defaults = all.flatMap((one) => (one.before ? [] : unsentDefaults(one)));
  const kept = draft.before && draft.given.size > 0 ? all.flatMap((one) => (one.before ? storedValues(one) : [])) : [];
  const isNew = draft.before === undefined;
  const unsent = [...defaults, ...kept];
  if (unsent.length === 0) return false;
  const isUnseen = unit.unseen(draft.stored.model, draft.record, { ...unit, isNew });
  const cleared = unsent.filter(({ path }) => isUnseen(path));
  for (const { record, name } of cleared) record[name] = null;
  return cleared.length > 0;
}

function unsentDefaults({ stored, record, given, path }: Draft): Unsent[] {
  return stored.model.fields.flatMap(({ name, default: written, required }) => {
    const isDefault = written !== undefined && !required && !given.has(name) && (record[name] ?? null) !== null;
    return isDefault ? [{ record, name, path: path + name }] : [];
  });
}

function storedValues({ stored, record, given, path }: Draft): Unsent[] {
  return stored.model.fields.flatMap(({ name, child }) =>
    child || given.has(name) || (record[name] ?? null) === null ? [] : [{ record, name, path: path + name }],
  );
}
