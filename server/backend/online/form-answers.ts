import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { forbidden, Refusal, unauthenticated } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { plainJson } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';

export interface TableAnswers {
  /** The columns of its list, its buttons and dictionaries (`getColumns`). */
  columns: JsonObject;
  /** The fields and the head of its form (`getFormItem`). */
  item: JsonObject;
  /** The fields of its search (`getQueryInfo`). */
  query: JsonObject[];
}

export interface FormAnswers {
  main: TableAnswers;
  subs: ReadonlyMap<string, TableAnswers>;
}

const api = '/online/cgform/api';

/**
 * Requests the whole description of an online form with the user's token.
 * @throws Refusal with the message of the back end if it denies the description.
 */
export async function askForm(id: string, exchange: Exchange): Promise<FormAnswers> {
  const main = await askTable(id, exchange);
  const subs = await Promise.all(
    subTables(main).map(async (sub): Promise<[string, TableAnswers]> => [sub.id, await askTable(sub.id, exchange)]),
  );
  return { main, subs: new Map(subs) };
}

async function askTable(id: string, exchange: Exchange): Promise<TableAnswers> {
  const [columns, item, query] = await Promise.all(
    ['getColumns', 'getFormItem', 'getQueryInfo'].map(async (call) => askResult(`${api}/${call}/${id}`, exchange)),
  );
  return {
    columns: readObject(columns),
    item: readObject(item),
    query: readObjects(query).map(({ item: field }) => field),
  };
}

export interface SubTable {
  id: string;
  name: string;
  title: string;
  isSingle: boolean;
  order: number;
}

export function subTables({ item }: TableAnswers): SubTable[] {
  const properties = readObject(readObject(item['schema'])['properties']);
  return Object.entries(properties)
    .flatMap(([name, node]): SubTable[] => {
      if (!isJsonObject(node) || node['view'] !== 'tab') return [];
      const id = readString(node['id']);
      if (id === undefined) return [];
      return [
        {
          id,
          name,
          title: readString(node['describe']) ?? name,
          isSingle: node['relationType'] === 1,
          order: typeof node['order'] === 'number' ? node['order'] : 0,
        },
      ];
    })
    .toSorted((left, right) => left.order - right.order);
}

export async function askResult(
  path: string,
  exchange: Exchange,
  query: Readonly<Record<string, string>> = {},
): Promise<JsonValue> {
  const { status, json } = await exchange({ method: 'GET', path, query: new URLSearchParams(query) });
  const answer = json === undefined ? {} : plainJson(json);
  if (!isJsonObject(answer) || answer['success'] !== true)
    throw refusal(path, status, isJsonObject(answer) ? answer : {});
  return answer['result'] ?? null;
}

function refusal(path: string, status: number, { code, message }: JsonObject): Refusal {
  const number = typeof code === 'number' ? code : status;
  if (status === 401 || number === 401) return unauthenticated();
  if (number === noPermission) return forbidden([]);
  const text = readString(message)?.split('\n')[0] ?? String(status);
  if (path.startsWith(api) && text.includes('无权限')) return lacksEntry(path.split('/').at(-1) ?? '');
  return new Refusal(say('后端没有给出这张在线表单或报表：{message}', { message: text }), { status: 404, code: 404 });
}

/**
 * A JeecgBoot grants an online form, and each sub-table separately, to roles with a menu entry whose address ends in
 * its id.
 */
function lacksEntry(id: string): Refusal {
  const message = say(
    '没有权限：后端只把在线表单给有它的菜单的角色，请联系管理员授权地址以“{id}”结尾的菜单（明细的表也各要一个）',
    { id },
  );
  return new Refusal(message, { status: 403, code: noPermission });
}

const noPermission = 510;
