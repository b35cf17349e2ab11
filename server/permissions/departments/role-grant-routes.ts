import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, listOf, optionalText, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { dataRulesOf, ruledPermissions } from '../data-rules/index.ts';
import {
  allRows,
  changePermissions,
  changeRuleIds,
  changeWithin,
  heldPermissions,
  heldRuleIds,
  knownHolder,
  nameHolder,
  readChange,
  refuseForeignHolder,
  refuseForeignPermissions,
} from '../grants/index.ts';
import { permissionTree } from '../menus/index.ts';
import type { PermissionParts } from '../parts.ts';
import { saidNames } from '../seed/index.ts';
import { departmentOf } from './department-role-rows.ts';

const permission = 'system:departRole:authorize';

export function roleGrantRoutes({ database, grants, catalogue }: PermissionParts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartPermission/queryTreeListForDeptRole',
      permission,
      async handler({ query, person }) {
        const id = await knownHolder(database, person(), 'department', requiredText(query, 'departId', 64));
        const own = new Set(await heldPermissions(database, 'department', id));
        const rows = (await allRows(database)).filter(({ id }) => own.has(id));
        return success(permissionTree(rows.map(saidNames(catalogue.current())), await ruledPermissions(database)));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartPermission/queryDeptRolePermission',
      permission,
      async handler({ query, person }) {
        const id = await knownHolder(database, person(), 'departmentRole', requiredText(query, 'roleId', 64));
        return success(await heldPermissions(database, 'departmentRole', id));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/sysDepartPermission/saveDeptRolePermission',
      permission,
      async handler(call) {
        const change = call.body((body) => readChange(body, 'roleId'));
        const departmentId = await departmentOf(database, change.id, call.person());
        await refuseForeignHolder(database, call.person(), 'departmentRole', change.id);
        const own = new Set(await heldPermissions(database, 'department', departmentId));
        const allow = async (added: readonly string[], db: DynamicKysely) => {
          if (!added.every((id) => own.has(id))) throw new Refusal(say('部门没有这些权限，请先给部门授权。'));
          await refuseForeignPermissions(db, call.person(), added);
        };
        await changeWithin(database, call.person(), (db, ownRules) =>
          changePermissions(db, 'departmentRole', change, allow, ownRules),
        );
        await nameHolder(call, database, 'departmentRole', change.id);
        grants.refresh();
        return success(null, { message: say('保存成功！') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
      permission,
      async handler({ params, person }) {
        const [permissionId = '', departId = '', roleId = ''] = ['permissionId', 'departId', 'roleId'].map((name) =>
          requiredText(params, name, 64),
        );
        const known = await knownHolder(database, person(), 'department', departId);
        const ticked = await tickedBy(database, known, permissionId);
        const datarule = (await dataRulesOf(database, { permissionId })).filter(({ id }) => ticked.includes(id));
        if (datarule.length === 0) throw new Refusal(say('未找到权限配置信息'));
        const drChecked = await heldRuleIds(database, 'departmentRole', {
          id: await knownHolder(database, person(), 'departmentRole', roleId),
          permissionId,
        });
        return success({ datarule, ...(drChecked !== undefined && { drChecked }) });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/sysDepartRole/datarule',
      permission,
      async handler(call) {
        const place = call.body((body) => ({
          id: requiredText(body, 'roleId', 64),
          permissionId: requiredText(body, 'permissionId', 64),
          ruleIds: listOf(optionalText(body, 'dataRuleIds', 20_000)),
        }));
        const departmentId = await departmentOf(database, place.id, call.person());
        await refuseForeignHolder(database, call.person(), 'departmentRole', place.id);
        const ticked = await tickedBy(database, departmentId, place.permissionId);
        if (!place.ruleIds.every((id) => ticked.includes(id)))
          throw new Refusal(say('部门没有这些数据规则，请先给部门勾选。'));
        if (!(await changeWithin(database, call.person(), (db) => changeRuleIds(db, 'departmentRole', place))))
          throw new Refusal(say('请先保存角色菜单权限!'));
        await nameHolder(call, database, 'departmentRole', place.id);
        grants.refresh();
        return success(null, { message: say('保存成功!') });
      },
    }),
  ];
}

async function tickedBy(database: DynamicKysely, departmentId: string, permissionId: string): Promise<string[]> {
  return listOf(await heldRuleIds(database, 'department', { id: departmentId, permissionId }));
}
