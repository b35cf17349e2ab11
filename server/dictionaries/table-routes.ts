import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { defineRoute, optionalText, Refusal, success, type Call, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { RecordEngine } from '../records/index.ts';
import type { Dictionaries } from './dictionaries.ts';
import { tableDictionary, type TableDictionary } from './table-dictionary.ts';
import { tableItems } from './table-items.ts';
import { tableTree, type MenuTree } from './table-tree.ts';

interface Parts {
  dictionaries: Dictionaries;
  engine: RecordEngine;
  models: () => ReadonlyMap<string, ResolvedModel>;
  menu: MenuTree;
}

/**
 * Look-ups of dictionaries by code or by table (docs/jeecgboot.md, Dictionaries and trees); JeecgBoot's clients sign
 * these calls.
 */
export function signedDictionaryRoutes({ dictionaries, engine, models, menu }: Parts): Route[] {
  const route = (path: string, answer: (call: Call) => Promise<unknown>): Route =>
    defineRoute({
      method: 'GET',
      path: `/sys/dict/${path}`,
      permission: 'signed-in',
      handler: async (call) => success(await answer(call), { code: 0 }),
    });
  const source = ({ params, person }: Call): TableDictionary =>
    tableDictionary(params['code'] ?? '', models(), person());
  return [
    route('getDictItems/:code', async (call) => {
      const code = call.params['code'] ?? '';
      if (code.includes(',')) return tableItems(engine, source(call), call);
      return (await dictionaries.itemsOf(code, call.person().tenantId)) ?? [];
    }),
    route('loadDict/:code', async (call) => {
      const keyword = call.query['keyword'];
      if (keyword === undefined) throw new Refusal(say('缺少参数 keyword。'));
      return tableItems(engine, source(call), call, { keyword, limit: sizeOf(call) });
    }),
    route('loadDictOrderByValue/:code', async (call) => {
      const chosen = commaList(call.query['keyword']);
      const page = await tableItems(engine, source(call), call, { limit: sizeOf(call) });
      const missing = chosen.filter((code) => !page.some(({ value }) => value === code));
      return [...(await tableItems(engine, source(call), call, { codes: missing })), ...page];
    }),
    route('loadDictItem/:code', async (call) => {
      if ((call.params['code'] ?? '').split(',').length !== 3) throw new Refusal(say('字典Code格式不正确！'));
      const keys = commaList(optionalText(call.query, 'key', 20_000));
      const items = new Map(
        (await tableItems(engine, source(call), call, { codes: keys })).map((item) => [item.value, item]),
      );
      const echo = call.query['delNotExist'] === 'false';
      return keys.flatMap((key) => items.get(key)?.text ?? (echo ? key : []));
    }),
    route('loadTreeData', (call) => tableTree(engine, { models: models(), menu }, call)),
  ];
}

function sizeOf({ query }: Call): number {
  const size = Number(query['pageSize'] ?? '10');
  return Number.isInteger(size) && size > 0 ? size : 10;
}

function commaList(text = ''): string[] {
  return text.split(',').filter((part) => part !== '');
}
