import type { DynamicKysely } from '../../database/index.ts';
import { departmentTree, readDepartmentRows } from '../../departments/index.ts';
import { defineRoute, requiredText, success, type Route } from '../../http/index.ts';
import { listUsers } from '../user-rows.ts';

/** Open to all who are signed in (docs/jeecgboot.md, Menus, data rules, departments). */
export function departmentUserRoutes(database: DynamicKysely): Route[] {
  const read = (path: string, handler: Route['handler']): Route =>
    defineRoute({ method: 'GET', path: `/sys/sysDepart/${path}`, permission: 'signed-in', handler });
  return [
    read('queryTreeByKeyWord', async ({ query, person }) => {
      const text = (query['keyWord'] ?? '').trim();
      const departList = departmentTree(
        (await readDepartmentRows(database, person())).filter(({ depart_name: name }) => name.includes(text)),
      );
      const userList = text === '' ? [] : await listUsers(database, { viewer: person(), realname: text, status: 1 });
      return success({ userList, departList }, { code: 0 });
    }),
    read('getUsersByDepartId', async ({ query, person }) => {
      const departmentIds = [requiredText(query, 'id', 64)];
      return success(await listUsers(database, { viewer: person(), departmentIds, status: 1 }), { code: 0 });
    }),
  ];
}
