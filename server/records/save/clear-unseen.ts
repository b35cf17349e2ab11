import type { UnitOfWork } from '../call/index.ts';
import { type Draft, draftsIn } from './draft-record.ts';

/**
 * Removes defaults from fields of new records that the model's own form hides for these values. Required fields keep
 * their default.
 * @returns true when a value was removed.
 */
export function clearUnseen(unit: UnitOfWork, draft: Draft): boolean {
  const defaults = draftsIn(draft).flatMap(({ stored, record, before, given, path }) =>
    before
      ? []
      : stored.model.fields.flatMap(({ name, default: written, required }) => {
          const isDefault = written !== undefined && !required && !given.has(name) && (record[name] ?? null) !== null;
          return isDefault ? [{ record, name, path: path + name }] : [];
        }),
  );
  if (defaults.length === 0) return false;
  const isUnseen = unit.unseen(draft.stored.model, draft.record, unit);
  const cleared = defaults.filter(({ path }) => isUnseen(path));
  for (const { record, name } of cleared) record[name] = null;
  return cleared.length > 0;
}
