import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { plainJson } from '../exact-json.ts';
import { readApiDescription, type DescribedEntity } from './api-description.ts';
import { recordsIn } from './find-lines.ts';
import { readDictionaries, type Dictionaries } from './guess-dictionary.ts';
import type { AskedBackend } from './resource-calls.ts';

export interface KnownBackend {
  entities: ReadonlyMap<string, DescribedEntity>;
  dictionaries: Dictionaries;
  tables: readonly string[];
  points: ReadonlySet<string>;
  reports: ReadonlySet<string>;
  pages: ReadonlyMap<string, string>;
}

/**
 * Queries a back end for its API description, dictionaries, tables and permission points. Refused requests yield empty
 * results.
 * @param contextPath The context path of its address, e.g. `/jeecg-boot`.
 */
export async function knowBackend({ exchange }: AskedBackend, contextPath: string): Promise<KnownBackend> {
  const ask = async (path: string, query: Record<string, string> = {}): Promise<JsonValue | undefined> => {
    const { json } = await exchange({ method: 'GET', path, query: new URLSearchParams(query) });
    return json === undefined ? undefined : plainJson(json);
  };
  const resultOf = async (path: string): Promise<JsonValue | undefined> => {
    const answer = await ask(path);
    return isJsonObject(answer) && answer['success'] === true ? answer['result'] : undefined;
  };
  const latest = readApiDescription(await ask('/v3/api-docs'), contextPath);
  const answered = await resultOf('/sys/permission/getUserPermissionByToken');
  const rights = isJsonObject(answered) ? answered : {};
  return {
    entities: latest.size > 0 ? latest : readApiDescription(await ask('/v2/api-docs'), contextPath),
    dictionaries: readDictionaries(await resultOf('/sys/dict/queryAllDictItems')),
    tables: readObjects(await resultOf('/online/cgform/head/queryTables')).flatMap(
      ({ item }) => readString(item['id']) ?? [],
    ),
    points: new Set(readObjects(rights['allAuth']).flatMap(({ item }) => readString(item['action'])?.split(',') ?? [])),
    reports: new Set(
      recordsIn(await ask('/online/cgreport/head/list', { pageNo: '1', pageSize: '1000' })).flatMap(({ code }) =>
        typeof code === 'string' ? [code] : [],
      ),
    ),
    pages: new Map(menuPages(rights['menu'])),
  };
}

function menuPages(nodes: JsonValue | undefined): [component: string, title: string][] {
  return readObjects(nodes).flatMap(({ item }) => {
    const [component, title] = [readString(item['component']), readString(readObject(item['meta'])['title'])];
    const own: [string, string][] = component === undefined || title === undefined ? [] : [[component, title]];
    return [...own, ...menuPages(item['children'])];
  });
}
