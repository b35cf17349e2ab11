import { defineRoute, listOf, optionalText, Refusal, success, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, nameRecords, refuse } from '../records/index.ts';
import { userModel } from './user-model.ts';
import { addUserTexts } from './user-texts.ts';

/** Routes that list deleted users, restore them and delete them permanently (docs/jeecgboot.md, Users and roles). */
export function userBinRoutes({ database, engine, grants }: PermissionParts): Route[] {
  const idsOf = (text: string | undefined): string[] => {
    const ids = listOf(text);
    if (ids.length === 0) throw new Refusal(say('参数不识别！'));
    return ids;
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/recycleBin',
      permission: 'system:user:delete',
      async handler(call) {
        const { records } = await engine.listDeleted(userModel, { pageSize: '1000' }, contextOf(call)).catch(refuse);
        await addUserTexts(database, records, call.person());
        return success(records, { code: 0 });
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/user/putRecycleBin',
      permission: 'system:user:delete',
      async handler(call) {
        const ids = idsOf(
          call.body((body) => optionalText(body, 'userIds', 60_000) ?? optionalText(body, 'ids', 60_000)),
        );
        await nameRecords(call, { engine, model: userModel, choice: { ids }, isDeleted: true });
        await engine.restore(userModel, ids, contextOf(call)).catch(refuse);
        grants.refresh();
        return success(null, { message: say('还原成功') });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/user/deleteRecycleBin',
      permission: 'system:user:delete',
      async handler(call) {
        const { userIds, ids: plain } = call.query;
        const ids = idsOf(userIds ?? plain);
        await nameRecords(call, { engine, model: userModel, choice: { ids }, isDeleted: true });
        await engine.erase(userModel, ids, contextOf(call)).catch(refuse);
        return success(null, { message: say('删除成功') });
      },
    }),
  ];
}
