import type { ResolvedList } from '../../../engine/list/index.ts';
import type { DataRecord, Ports } from '../../ports/index.ts';
import { recordId } from '../../table/index.ts';
import { namingField } from './record-address.ts';

/**
 * Finds a record by its name: in `rows`, otherwise through a request of the list, otherwise only the id, which the name
 * may be. The server decides whether it exists and the user may see it.
 */
export async function findRecord(
  name: string,
  list: ResolvedList,
  rows: readonly DataRecord[],
  records: Pick<Ports['records'], 'list'>,
): Promise<{ id: string; record?: DataRecord }> {
  const field = namingField(list.model);
  const isMeant = (record: DataRecord) => recordId(record) === name || (field !== undefined && record[field] === name);
  const here = rows.find(isMeant);
  if (here) return { id: recordId(here), record: here };
  if (field === undefined || list.endpoints.list === null) return { id: name };
  const answer = await records.list(list.endpoints.list, { [field]: name, pageNo: '1', pageSize: '1' });
  const record = answer.records.find(isMeant);
  return record ? { id: recordId(record), record } : { id: name };
}
