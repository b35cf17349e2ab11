import { mostByQuery } from '../../../src/engine/query/index.ts';
import { chosenIds, type QueryParameters, readBy, type RecordChoice } from '../read/index.ts';
import { RecordRefusal, type UnitOfWork } from '../call/index.ts';
import { removeRecords } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { transitionRecord } from '../bill/index.ts';

/** Records in one statement: more, with their lines, would be too many parameters. */
const batch = 1_000;

/** Deletes all records that a list's query asks for, all or none. @returns how many. */
export async function removeQuery(
  unit: UnitOfWork,
  stored: StoredModel,
  choice: { query: QueryParameters; expected: number },
): Promise<number> {
  const ids = await chosenIds(unit, stored, choice, mostByQuery.delete);
  // Records of a tree are deleted together with those below them.
  const size = stored.model.tree ? Math.max(1, ids.length) : batch;
  for (let start = 0; start < ids.length; start += size) {
    await removeRecords(unit, stored, ids.slice(start, start + size));
  }
  return ids.length;
}

/** Executes a transition for each of the records, all or none; a refusal names the record. @returns how many. */
export async function transitionRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  name: string,
  choice: RecordChoice,
): Promise<number> {
  const ids = await chosenIds(unit, stored, choice, mostByQuery.transition);
  for (const id of ids) {
    try {
      await transitionRecord(unit, stored, { id, name });
    } catch (error) {
      throw error instanceof RecordRefusal ? await named(unit, stored, id, error) : error;
    }
  }
  return ids.length;
}

async function named(unit: UnitOfWork, stored: StoredModel, id: string, refusal: RecordRefusal): Promise<Error> {
  const [record] = refusal.kind === 'invalid' ? await readBy(unit, stored, 'id', [id], { visible: true }) : [];
  const label = record?.[stored.model.label];
  return typeof label === 'string' && label !== ''
    ? new RecordRefusal(refusal.kind, `“${label}”：${refusal.message}`, refusal)
    : refusal;
}
