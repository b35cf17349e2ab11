import type { DynamicKysely } from '../database/index.ts';
import { defineRoute, nameInLog, Refusal, requiredText, success, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { Dictionaries } from './dictionaries.ts';
import { isValueFree } from './item-check.ts';
import { deletedDictionaries, destroyDictionary, restoreDictionary } from './recycle-bin.ts';

/** Routes of dictionaries in JeecgBoot's format (docs/jeecgboot.md, Dictionaries and trees). */
export function dictionaryRoutes(dictionaries: Dictionaries, database: DynamicKysely): Route[] {
  return [...lookUps(dictionaries), ...recycleBin(dictionaries, database), itemCheck(database)];
}

function lookUps(dictionaries: Dictionaries): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/dict/queryAllDictItems',
      permission: 'signed-in',
      // JeecgBoot has no such parameter: its clients, which do not send it, are not given disabled items to offer.
      async handler({ person, query }) {
        const withDisabled = query['withDisabled'] === 'true';
        return success(await dictionaries.all(person().tenantId, { withDisabled }), { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/dict/getDictText/:code/:key',
      permission: 'signed-in',
      async handler({ params, person }) {
        const items = await dictionaries.itemsOf(params['code'] ?? '', person().tenantId);
        return success(items?.find(({ value }) => value === params['key'])?.text ?? null, { code: 0 });
      },
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

function recycleBin(dictionaries: Dictionaries, database: DynamicKysely): Route[] {
  const permission = 'system:dict:delete';
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/dict/deleteList',
      permission,
      handler: async ({ person }) => success(await deletedDictionaries(database, person()), { code: 0 }),
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/dict/back/:id',
      permission,
      async handler(call) {
        const dictName = await restoreDictionary(database, requiredText(call.params, 'id', 64), call.person());
        nameInLog(call, [{ dictName }]);
        await dictionaries.refresh();
        return success(null, { message: say('操作成功!') });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/dict/deletePhysic/:id',
      permission,
      async handler(call) {
        const dictName = await destroyDictionary(database, requiredText(call.params, 'id', 64), call.person());
        nameInLog(call, [{ dictName }]);
        await dictionaries.refresh();
        return success(null, { message: say('删除成功!') });
      },
    }),
  ];
}

function itemCheck(database: DynamicKysely): Route {
  return defineRoute({
    method: 'GET',
    path: '/sys/dictItem/dictItemCheck',
    permission: 'signed-in',
    async handler({ query, person }) {
      if (await isValueFree(database, query, person())) return success(null, { message: say('该值可用！') });
      throw new Refusal(say('该值不可用，系统中已存在！'));
    },
  });
}
