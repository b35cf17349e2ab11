import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, forbidden, Refusal, requiredText, success, type Query, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { readDefaults, setDefaultRoles } from './default-views.ts';
import {
  readView,
  readViews,
  removeView,
  renameView,
  saveView,
  sharePermission,
  type NewView,
  type Place,
} from './saved-views.ts';
import type { ViewRoles } from './view-roles.ts';

export function savedViewRoutes(database: DynamicKysely, roles: ViewRoles): Route[] {
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
        const view = call.body(readNewView);
        if (view.shared && !person.permissions.has(sharePermission)) throw forbidden([sharePermission]);
        return success({ id: await saveView(database, person, view) }, { message: say('保存成功') });
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/savedView/rename',
      permission: 'signed-in',
      async handler(call) {
        const change = call.body((body) => ({ id: requiredText(body, 'id', 36), title: readTitle(body) }));
        await renameView(database, call.person(), change);
        return success(null, { message: say('保存成功') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/savedView/queryById',
      permission: 'signed-in',
      handler: async (call) => success(await readView(database, call.person(), requiredText(call.query, 'id', 36))),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/savedView/defaults',
      permission: 'signed-in',
      handler: async (call) => success(await readDefaults(database, call.person(), await roles.ofCaller(call))),
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/savedView/defaults',
      permission: sharePermission,
      async handler(call) {
        const wanted = call.body(readDefaultRoles);
        const known = wanted.roles.length === 0 ? [] : (await roles.choices(call)).map(({ value }) => value);
        await setDefaultRoles(database, call.person(), { ...wanted, known });
        return success(null, { message: say('保存成功') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/savedView/roles',
      permission: sharePermission,
      handler: async (call) => success(await roles.choices(call)),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/savedView/delete',
      permission: 'signed-in',
      servedOnFullDisk: true,
      async handler(call) {
        await removeView(database, call.person(), requiredText(call.query, 'id', 36));
        return success(null, { message: say('删除成功!') });
      },
    }),
  ];
}

function readPlace(source: JsonObject | Query): Place {
  return { place: requiredText(source, 'place', 200), kind: requiredText(source, 'kind', 30) };
}

function readNewView(body: JsonObject): NewView {
  const shared = body['shared'] === true;
  const title = readTitle(body);
  const content = requiredText(body, 'content', 40_000);
  if (!isJson(content)) throw new Refusal(say('参数 content 应是 JSON。'));
  return { ...readPlace(body), title, content, shared };
}

function readTitle(body: JsonObject): string {
  const title = requiredText(body, 'title', 50).trim();
  if (title === '') throw new Refusal(say('保存名称不能为空'));
  return title;
}

function readDefaultRoles(body: JsonObject): { id: string; roles: string[] } {
  const given = body['roles'];
  const roles = (Array.isArray(given) ? given : []).filter((role) => typeof role === 'string');
  if (!Array.isArray(given) || roles.length < given.length || roles.length > 200)
    throw new Refusal(say('参数 roles 应是角色 id 的数组，最多 200 个。'));
  return { id: requiredText(body, 'id', 36), roles };
}

function isJson(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}
