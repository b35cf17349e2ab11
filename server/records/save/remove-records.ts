import { isDeletable, linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { say } from '../../locale/index.ts';
import { RecordRefusal, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { reversePostings } from '../ledger/index.ts';
import { readWithLines } from '../read/index.ts';
import { presence, type StoredModel } from '../tables/index.ts';
import { guardRemoval, markRows, refreshRollups, type Change } from '../write/index.ts';
import { refuseParents } from './check-tree.ts';
import { refuseOthers } from './hold-tenant.ts';
import { refuseServerWritten, stateRefusal } from './record-guards.ts';
import { refuseReferenced } from './referrers.ts';
import { refuseUsedValues } from './refuse-used-values.ts';

/** Marks records and their lines as deleted, all or none. Lines are removed by their owner. */
export async function removeOwnRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  refuseServerWritten(unit, stored.model);
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  if (distinct.length === 0) throw refused(say('参数不识别！'));
  const records = await readWithLines(unit, stored, distinct, { lock: 'remove', visible: true });
  if (records.length < distinct.length) throw new RecordRefusal('not-found', say('未找到对应实体'));
  refuseOthers(unit, stored, records);
  const fixed = records.find((record) => !isDeletable(stored.model, record));
  if (fixed) throw await stateRefusal(unit, stored.model, fixed, say('删除'));
  const [problem] = records.flatMap((record) => unit.validateRemoval(stored.model, record, unit));
  if (problem) throw refused(problem.message);
  await refuseParents(unit, stored, distinct);
  // A guard can delete referring rows together with the records, so it runs before the check of references.
  await guardRemoval(unit, stored, distinct);
  await refuseReferenced(unit, stored, records);
  await refuseUsedValues(unit, stored, records);
  const changes = await removeRows(unit, stored, records);
  await refreshRollups(unit, changes);
}

/**
 * Marks these records as deleted, and their lines as deleted with them. Their postings are reversed.
 * @returns the removed and appended records.
 */
export async function removeRows(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
  mark: number = presence.deleted,
): Promise<Change[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  await markRows(unit, stored, ids, mark, 'record');
  const keep = stored.model.recycleBin === true || mark === presence.deletedWithOwner;
  const reversed = await reversePostings(unit, stored, ids, { keep });
  const changes: Change[] = [{ model: stored.model, records }, ...reversed];
  for (const { name, child } of stored.model.fields) {
    if (!child) continue;
    const lines = records.flatMap((record) => linesOf(record[name]));
    changes.push(...(await removeRows(unit, storedOf(unit, child.model), lines, presence.deletedWithOwner)));
  }
  return changes;
}
