import type { JsonObject } from '../../src/schema/json/index.ts';
import type { DynamicKysely } from '../database/dynamic-schema.ts';
import { defineRoute, forbidden, type Query, Refusal, requiredText, type Route, success } from '../http/index.ts';
import { type NewView, type Place, readViews, removeView, saveView, sharePermission } from './saved-views.ts';

/** Not of the contract: JeecgBoot's own client keeps advanced queries in the browser. */
export function savedViewRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/savedView/list',
      permission: 'signed-in',
      handler: async (call) => success(await readViews(database, call.person(), readPlace(call.query))),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/savedView/save',
      permission: 'signed-in',
      async handler(call) {
        const person = call.person();
        const view = call.body(readView);
        if (view.shared && !person.permissions.has(sharePermission)) throw forbidden();
        return success({ id: await saveView(database, person, view) }, { message: '保存成功' });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/savedView/delete',
      permission: 'signed-in',
      servedOnFullDisk: true,
      async handler(call) {
        await removeView(database, call.person(), requiredText(call.query, 'id', 36));
        return success(null, { message: '删除成功!' });
      },
    }),
  ];
}

function readPlace(source: JsonObject | Query): Place {
  return { place: requiredText(source, 'place', 200), kind: requiredText(source, 'kind', 30) };
}

function readView(body: JsonObject): NewView {
  const shared = body['shared'] === true;
  const title = requiredText(body, 'title', 50).trim();
  if (title === '') throw new Refusal('保存名称不能为空');
  const content = requiredText(body, 'content', 40_000);
  if (!isJson(content)) throw new Refusal('参数 content 应是 JSON。');
  return { ...readPlace(body), title, content, shared };
}

function isJson(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}
