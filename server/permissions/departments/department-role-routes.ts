import {
  defineRoute,
  deletionRoutes,
  listOf,
  optionalText,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { contextOf, nameRecords, refuse } from '../../records/index.ts';
import {
  changeWithin,
  difference,
  refuseAdministrators,
  refuseForeignPermissions,
  refuseFurtherRoles,
  refuseGreaterRights,
  refuseLosing,
} from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { changeRoles, heldBy, linksOf, rolesOf } from './department-role-rows.ts';
import { departmentRoleModel } from './guard-department-roles.ts';

export function departmentRoleRoutes(parts: PermissionParts): Route[] {
  const { database, engine, grants, catalogue } = parts;
  if (!catalogue.current().models.has(departmentRoleModel)) return [];
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    await refuseLosing(database, call.person(), ids);
    await nameRecords(call, { engine, model: departmentRoleModel, choice: { ids } });
    await engine.removeBatch(departmentRoleModel, ids, contextOf(call)).catch(refuse);
    grants.refresh();
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/list',
      permission: 'system:departRole:list',
      async handler(call) {
        const { deptId, ...query } = call.query;
        const params = deptId === undefined ? query : { ...query, departId: deptId };
        return success(await engine.list(departmentRoleModel, params, contextOf(call)).catch(refuse), { code: 0 });
      },
    }),
    ...deletionRoutes('/sys/sysDepartRole', 'system:departRole:delete', remove, {
      one: text('删除成功!'),
      several: text('批量删除成功！'),
      none: text('参数不识别！'),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/getDeptRoleList',
      permission: 'system:departRole:list',
      handler: async ({ query, person }) =>
        success(await rolesOf(database, requiredText(query, 'departId', 64), person()), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/getDeptRoleByUserId',
      permission: 'system:departRole:list',
      async handler({ query, person }) {
        const of = { userId: requiredText(query, 'userId', 64), departmentId: optionalText(query, 'departId', 64) };
        const links = await linksOf(database, of, person());
        return success(
          links.map(({ id, user_id: userId, role_id: droleId, depart_id: departId }) => ({
            id,
            departId,
            userId,
            droleId,
          })),
          { code: 0 },
        );
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/sysDepartRole/deptRoleUserAdd',
      permission: 'system:departRole:authorize',
      async handler(call) {
        const change = call.body((body) => ({
          userId: requiredText(body, 'userId', 64),
          wanted: listOf(optionalText(body, 'newRoleId', 20_000)),
          shown: listOf(optionalText(body, 'oldRoleId', 20_000)),
        }));
        const { added, removed } = difference(change.shown, change.wanted);
        await refuseAdministrators(database, call.person(), [change.userId], 'tenant');
        if (added.length + removed.length > 0) await refuseGreaterRights(database, call.person(), [change.userId]);
        await refuseForeignPermissions(database, call.person(), await heldBy(database, [...added, ...removed]));
        await refuseFurtherRoles(database, call.person(), 'departmentRole', added);
        await changeWithin(database, call.person(), (db) =>
          changeRoles(db, change.userId, { added, removed }, call.person()),
        );
        grants.refresh();
        return success(null, { message: say('添加成功！') });
      },
    }),
  ];
}
