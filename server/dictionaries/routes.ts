import { defineRoute, Refusal, type Route, success } from '../http/index.ts';
import type { Dictionaries } from './dictionaries.ts';

/** Dictionaries as JeecgBoot gives them (jeecg-contract.md 4). */
export function dictionaryRoutes(dictionaries: Dictionaries): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/dict/getDictItems/:code',
      permission: 'signed-in',
      async handler({ params }) {
        const code = params['code'] ?? '';
        if (code.includes(',')) throw tableDictionary(code);
        return success((await dictionaries.itemsOf(code)) ?? [], { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/dict/queryAllDictItems',
      permission: 'signed-in',
      handler: async () => success(await dictionaries.all(), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/dict/refleshCache',
      permission: 'signed-in',
      async handler() {
        await dictionaries.refresh();
        return success(null, { code: 0 });
      },
    }),
  ];
}

/** `table,text,code` is a name to look up, never SQL; none is registered yet. */
function tableDictionary(code: string): Refusal {
  const parts = code.split(',').length;
  return new Refusal(parts < 3 ? '字典Code格式不正确！' : '没有登记这个表字典，请联系管理员。');
}
