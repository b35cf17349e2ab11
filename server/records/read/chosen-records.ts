import type { ListQuery } from '../../../src/engine/query/index.ts';
import { say } from '../../locale/index.ts';
import { refused, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { readIds, readQuery, type QueryParameters } from './list-records.ts';

/** The records that a request applies to: these ids, or all `expected` records that match a list's query. */
export type RecordChoice = { ids: readonly string[] } | { query: QueryParameters; expected: number };

/**
 * Returns the ids of the chosen records, each once. For a query these are all pages that the caller may see.
 * @throws RecordRefusal if there are none, more than `most`, or not as many as the user saw.
 */
export async function chosenIds(
  unit: UnitOfWork,
  stored: StoredModel,
  choice: RecordChoice,
  most: number,
): Promise<string[]> {
  const ids = 'ids' in choice ? given(choice.ids) : await readIds(unit, stored, found(unit, stored, choice), most + 1);
  if (ids.length > most) throw refused(say('一次最多处理 {most} 条，请缩小查询范围', { most }));
  if ('ids' in choice && ids.length === 0) throw refused(say('没有选中记录，请先选中要处理的记录。'));
  if ('expected' in choice && ids.length !== choice.expected)
    throw refused(
      say('查询到的数据已从 {expected} 条变为 {idsCount} 条，请刷新后再试', {
        expected: choice.expected,
        idsCount: ids.length,
      }),
    );
  return ids;
}

function given(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => id !== '');
}

function found(
  unit: UnitOfWork,
  stored: StoredModel,
  { query }: Extract<RecordChoice, { query: QueryParameters }>,
): ListQuery {
  return readQuery(unit, stored, query);
}
