import { PortError, type RecordsPort } from '../../../runtime/ports/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { type Http, isRecord } from '../http/index.ts';
import { parsePage } from './parse-page.ts';
import type { Save } from './records-port.ts';

/** Records of one page when their ids are asked for, and ids in one address. */
const pageSize = 500;
const idsAtOnce = 200;

/**
 * Deletes all that a query finds: by the call of our server (docs/API.md), else, where there is none, by the ids that the
 * list tells, some at a time.
 */
export async function removeQuery(
  { http, save }: { http: Http; save: Save },
  { list, deleteBatch }: Parameters<RecordsPort['removeQuery']>[0],
  query: Record<string, string>,
  expected: number,
): Promise<number> {
  if (list === null || deleteBatch === null) throw new PortError('invalid', say('请设置 url.deleteBatch 属性！'));
  if (deleteBatch.endsWith('/deleteBatch')) {
    const path = deleteBatch.replace(/deleteBatch$/, 'deleteQuery');
    try {
      return countIn((await save({ method: 'POST', path, body: { query, expected }, quiet: true })).result);
    } catch (error) {
      if (!(error instanceof PortError) || error.kind !== 'not-found') throw error;
    }
  }
  const ids = await idsOf(http, list, query, expected);
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce).join(',');
    await save({ method: 'DELETE', path: deleteBatch, params: { ids: some } });
  }
  return ids.length;
}

/** How many records a call was about; 0 where the answer does not say. */
export function countIn(result: unknown): number {
  const count = isRecord(result) ? Number(result.count) : 0;
  return Number.isFinite(count) ? count : 0;
}

async function idsOf(http: Http, path: string, query: Record<string, string>, expected: number): Promise<string[]> {
  const ids = new Set<string>();
  for (let pageNo = 1; ids.size < expected; pageNo++) {
    const params = { ...query, pageNo: String(pageNo), pageSize: String(pageSize) };
    const { records, total } = parsePage((await http.send({ method: 'GET', path, params })).result);
    if (total !== expected) {
      throw new PortError(
        'conflict',
        say('查询到的数据已从 {expected} 条变为 {total} 条，请刷新后再试', { expected, total }),
      );
    }
    if (records.length === 0) break;
    for (const { id } of records) ids.add(String(id));
  }
  return [...ids];
}
