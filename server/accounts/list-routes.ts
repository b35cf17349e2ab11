import { departmentsBelow } from '../departments/index.ts';
import { defineRoute, listOf, success, type Route } from '../http/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, refuse } from '../records/index.ts';
import { userModel } from './user-model.ts';
import { addUserTexts } from './user-texts.ts';

export function userListRoutes({ database, engine }: PermissionParts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/list',
      permission: 'system:user:list',
      async handler(call) {
        const { departId = '', departId_within: part = '', code, ...query } = call.query;
        const ids = listOf(code);
        const chosen =
          ids.length > 0 ? { id_MultiString: ids.join(','), pageNo: '1', pageSize: String(ids.length) } : {};
        const values = part === '' ? [departId] : await departmentsBelow(database, [part], call.person());
        const links = { table: 'sys_user_depart', column: 'user_id', by: 'dep_id', values };
        const context = { ...contextOf(call), ...(departId + part !== '' && { linked: links }) };
        const page = await engine.list(userModel, { ...query, ...chosen }, context).catch(refuse);
        await addUserTexts(database, page.records, call.person());
        return success(page, { code: 0 });
      },
    }),
  ];
}
