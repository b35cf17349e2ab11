import type { ResolvedList } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError, portError, type DataRecord, type Ports } from '../../ports/index.ts';
import { recordId } from '../../table/index.ts';
import { listRequest, type FixedQuery, type ListState } from '../query/index.ts';

/** The maximum number of pages of 500 children each. */
const mostChildPages = 20;

type Records = Ports['records'];

/**
 * Requests a page of records.
 * @throws PortError if the list has no endpoint.
 */
export async function listRecords(
  records: Records,
  path: string | null,
  params: Record<string, string>,
  signal: AbortSignal,
) {
  if (path === null) throw new PortError('invalid', say('请设置 url.list 属性！'));
  return records.list(path, params, { signal });
}

/**
 * Requests all children of a record in a tree, page by page.
 * @throws PortError if the server refuses.
 */
export async function childRecords(
  list: ResolvedList,
  state: ListState,
  fixed: FixedQuery,
  record: DataRecord,
  records: Records,
): Promise<DataRecord[]> {
  const path = list.endpoints.children ?? list.endpoints.list;
  if (path === null) throw new PortError('invalid', say('请设置 url.list 属性！'));
  const request = listRequest(list, state, fixed, recordId(record));
  try {
    const children: DataRecord[] = [];
    for (let page = 1; page <= mostChildPages; page++) {
      const answer = await records.list(path, { ...request, pageNo: String(page) });
      children.push(...answer.records);
      if (answer.whole || answer.records.length === 0 || children.length >= answer.total) break;
    }
    return children;
  } catch (reason) {
    throw portError(reason);
  }
}
