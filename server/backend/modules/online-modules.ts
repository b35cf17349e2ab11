import { kebabCase } from 'es-toolkit';

import type { ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { scalarText } from '../exact-json.ts';
import { describeOnline } from '../online/index.ts';
import { recordsIn } from './find-lines.ts';
import type { AskedBackend } from './resource-calls.ts';

export interface OnlineTable {
  id: string;
  table: string;
  title: string;
}

const most = '1000';

/** Lists the online forms of a back end that have pages: synchronized forms that are not the lines of others. */
export async function onlineTables({ exchange }: AskedBackend): Promise<OnlineTable[]> {
  const query = new URLSearchParams({ pageNo: '1', pageSize: most, copyType: '0' });
  const { json } = await exchange({ method: 'GET', path: '/online/cgform/head/list', query });
  return recordsIn(json).flatMap((head) => {
    const [id = '', table = '', kind, title = ''] = ['id', 'tableName', 'tableType', 'tableTxt'].map(
      (name) => scalarText(head[name]) ?? '',
    );
    const isPage = head['isDbSynch'] === 'Y' && kind !== '3';
    return isPage && id !== '' && table !== '' ? [{ id, table, title }] : [];
  });
}

/**
 * Describes an online form as a module with its own documents over the same records.
 * @throws Refusal if there is no such form, or the user may not see it.
 */
export async function readOnlineModule(backend: AskedBackend, table: string): Promise<ModuleDescription> {
  const found = (await onlineTables(backend)).find((each) => each.table === table);
  if (!found) throw new Refusal(say('后端没有数据表是 {table} 的、已同步的 Online 表单', { table }));
  const described = await describeOnline({ kind: 'cgform', id: found.id }, backend.exchange);
  const id = `online/${kebabCase(table)}`;
  const lines = described.lines.map((line) => {
    return { ...line, module: { ...line.module, id: `${id}-${kebabCase(line.name)}` } };
  });
  return { ...described, id, lines };
}
