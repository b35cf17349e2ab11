import {
  defineRoute,
  deletionRoutes,
  listOf,
  nameInLog,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { refuse, versionCheck } from '../../records/index.ts';
import { ruledPermissions } from '../data-rules/index.ts';
import { allRows, changeWithin, refuseForeignPermissions, refuseSharedChange } from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { saidNames } from '../seed/index.ts';
import { removeEntries, writeEntry } from './entries.ts';
import { foundEntries } from './found-entries.ts';
import { menuOptions } from './menu-options.ts';
import { entriesBelow, entryTree } from './menu-tree.ts';
import { permissionTree } from './permission-tree.ts';
import { readEntry } from './read-entry.ts';

export function menuRoutes({ database, grants, catalogue, engine }: PermissionParts): Route[] {
  const read = async () => ({ rows: await allRows(database), ruled: await ruledPermissions(database) });
  const get = (path: string, permission: string, handler: Route['handler']): Route =>
    defineRoute({ method: 'GET', path: `/sys/permission/${path}`, permission, handler });
  const below = async (parent: string | null) => {
    const { rows, ruled } = await read();
    return entriesBelow(rows, ruled, parent);
  };
  const save = async (call: Call, id: string | undefined): Promise<void> => {
    const entry = call.body(readEntry);
    const person = call.person();
    refuseSharedChange(person);
    const foreign = (entry.perms ?? '').split(',').find((name) => name !== '' && !person.permissions.has(name));
    if (foreign !== undefined && !person.administrator)
      throw new Refusal(say('您没有权限 {foreign}，不能把它写进菜单。', { foreign }));
    if (id !== undefined) await refuseForeignPermissions(database, person, [id]);
    const { version } = call.body((body) => body);
    await changeWithin(database, person, (db) =>
      writeEntry(
        db,
        { ...entry, id, version },
        { username: person.username, checkVersion: versionCheck(engine, person) },
      ),
    ).catch(refuse);
    nameInLog(call, [{ name: entry.name }]);
    grants.refresh();
  };
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    if (ids.length === 0) throw new Refusal(say('参数不识别！'));
    refuseSharedChange(call.person());
    const removed = await changeWithin(database, call.person(), (db) => removeEntries(db, ids, call.person().username));
    nameInLog(call, removed);
    grants.refresh();
  };
  return [
    get('list', 'system:permission:list', async () => {
      const { rows, ruled } = await read();
      return success(entryTree(rows, ruled, null), { code: 0 });
    }),
    get('getSystemMenuList', 'system:permission:list', async ({ query }) => {
      const { rows, ruled } = await read();
      return success(foundEntries(rows, ruled, query) ?? entriesBelow(rows, ruled, null), { code: 0 });
    }),
    get('getSystemSubmenu', 'system:permission:list', async ({ query }) =>
      success(await below(requiredText(query, 'parentId', 64)), { code: 0 }),
    ),
    get('getSystemSubmenuBatch', 'system:permission:list', async ({ query }) => {
      const { rows, ruled } = await read();
      const parents = listOf(requiredText(query, 'parentIds', 50_000));
      return success(Object.fromEntries(parents.map((parent) => [parent, entriesBelow(rows, ruled, parent)])));
    }),
    get('options', 'system:permission:list', async ({ query }) =>
      success(menuOptions(await allRows(database), query), { code: 0 }),
    ),
    get('queryTreeList', 'system:permission:list', async () => {
      const { rows, ruled } = await read();
      return success(permissionTree(rows.map(saidNames(catalogue.current())), ruled));
    }),
    get('queryListAsync', 'system:permission:list', async ({ query }) => success(await below(query['pid'] || null))),
    defineRoute({
      method: 'POST',
      path: '/sys/permission/add',
      permission: 'system:permission:add',
      async handler(call) {
        await save(call, undefined);
        return success(null, { message: say('添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/permission/edit',
      permission: 'system:permission:edit',
      async handler(call) {
        await save(
          call,
          call.body((body) => requiredText(body, 'id', 64)),
        );
        return success(null, { message: say('修改成功!') });
      },
    }),
    ...deletionRoutes('/sys/permission', 'system:permission:delete', remove, {
      one: text('删除成功!'),
      several: text('批量删除成功!'),
    }),
  ];
}
