import { sql } from 'kysely';

import { mostByQuery } from '../../../src/engine/query/index.ts';
import { say } from '../../locale/index.ts';
import { transitionRecord } from '../bill/index.ts';
import { RecordRefusal, type RecordLink, type UnitOfWork } from '../call/index.ts';
import { chosenIds, readBy, type QueryParameters, type RecordChoice } from '../read/index.ts';
import { removeRecords } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';

/** The number of records per statement: more, with their lines, would be too many parameters. */
const batch = 1_000;

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

function distinct(links: readonly RecordLink[]): RecordLink[] {
  return [...new Map(links.map((link) => [JSON.stringify(link), link])).values()];
}

const toldRefusals = 10;

/**
 * Executes a transition for all of the records, or for none of them. The refusals of all records are listed with the
 * records' names, not just the first one.
 * @returns the number of records.
 */
export async function transitionRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  name: string,
  choice: RecordChoice,
): Promise<number> {
  const ids = await chosenIds(unit, stored, choice, mostByQuery.transition);
  const refusals: { id: string; refusal: RecordRefusal }[] = [];
  for (const id of ids) {
    await sql`savepoint one_of_many`.execute(unit.db);
    try {
      await transitionRecord(unit, stored, { id, name });
      await sql`release savepoint one_of_many`.execute(unit.db);
    } catch (error) {
      if (!(error instanceof RecordRefusal) || error.kind !== 'invalid') throw error;
      await sql`rollback to savepoint one_of_many`.execute(unit.db);
      refusals.push({ id, refusal: error });
    }
  }
  if (refusals.length > 0) throw await together(unit, stored, refusals, ids.length);
  return ids.length;
}

async function together(
  unit: UnitOfWork,
  stored: StoredModel,
  refusals: readonly { id: string; refusal: RecordRefusal }[],
  count: number,
): Promise<RecordRefusal> {
  const firstRefusals = refusals.slice(0, toldRefusals);
  const records = await readBy(
    unit,
    stored,
    'id',
    firstRefusals.map(({ id }) => id),
    { visible: true },
  );
  const labels = new Map(records.map((record) => [record['id'], record[stored.model.label]]));
  const texts = firstRefusals.map(({ id, refusal: { message } }) => {
    const label = labels.get(id);
    return typeof label === 'string' && label !== '' ? `“${label}”：${message}` : message;
  });
  const [first] = refusals;
  if (count === 1 || refusals.length === 1) return new RecordRefusal('invalid', texts.join(''), first?.refusal);
  const others =
    refusals.length > firstRefusals.length
      ? say('；另外 {refusalsCount} 条也是', { refusalsCount: refusals.length - firstRefusals.length })
      : '';
  const links = firstRefusals.flatMap(({ refusal }) => refusal.links);
  const message = say('{refusalsCount} 条不能处理，都没有改动。{texts}{others}', {
    refusalsCount: refusals.length,
    texts: texts.join(say('；')),
    others,
  });
  return new RecordRefusal('invalid', message, { links: distinct(links) });
}
