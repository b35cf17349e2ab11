import { say } from '../../../locale/index.ts';
import { PortError, type RecordsPort } from '../../../runtime/ports/index.ts';
import type { Http } from '../http/index.ts';
import { countIn } from './count-in.ts';
import { parsePage } from './parse-page.ts';
import type { Save } from './save.ts';

const pageSize = 500;

/**
 * The number of ids in one address: Tomcat accepts 8 KB of address and headers, and an id with its comma has up to 39
 * characters.
 */
const idsAtOnce = 100;

type Options = Parameters<RecordsPort['removeQuery']>[3];

/**
 * Deletes all records of a query: by one call of the product's own server (docs/API.md), or, if there is none, in
 * batches by the ids in the list. If a batch is refused, the others are still deleted.
 * @throws PortError with the reason `partial` if only some were deleted; its message counts both.
 */
export async function removeQuery(
  { http, save }: { http: Http; save: Save },
  { list, deleteBatch }: Parameters<RecordsPort['removeQuery']>[0],
  { query, expected }: { query: Record<string, string>; expected: number },
  options: Options = {},
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
  return removeInBatches(
    ids,
    (some) => save({ method: 'DELETE', path: deleteBatch, params: { ids: some.join(',') } }),
    options,
  );
}

async function removeInBatches(
  ids: readonly string[],
  remove: (ids: readonly string[]) => Promise<unknown>,
  { signal, onProgress }: NonNullable<Options>,
): Promise<number> {
  let [count, left] = [0, 0];
  let refusal: PortError | undefined;
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce);
    const isStopped = signal?.aborted || (refusal !== undefined && !refusal.isAnswer);
    if (isStopped) {
      left += some.length;
      continue;
    }
    try {
      await remove(some);
      count += some.length;
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
      refusal = error;
      left += some.length;
    }
    onProgress?.((start + some.length) / ids.length);
  }
  if (left === 0) return count;
  if (count === 0 && refusal) throw refusal;
  const reason = refusal?.message ?? say('请求已取消');
  throw new PortError('server', say('已删除 {count} 条，还有 {left} 条没有删除：{reason}', { count, left, reason }), {
    reason: 'partial',
    cause: refusal,
  });
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
