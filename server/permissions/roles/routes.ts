import type { DynamicKysely } from '../../database/index.ts';
import {
  defineRoute,
  deletionRoutes,
  holdsAny,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { contextOf, nameRecords, refuse } from '../../records/index.ts';
import { ruledPermissions, ruleRoutes } from '../data-rules/index.ts';
import {
  allRows,
  changePermissions,
  changeWithin,
  heldPermissions,
  knownHolder,
  nameHolder,
  readChange,
  refuseForeignHolder,
  refuseForeignPermissions,
  refuseLosing,
} from '../grants/index.ts';
import { permissionTree } from '../menus/index.ts';
import type { PermissionParts } from '../parts.ts';
import { saidNames } from '../seed/index.ts';
import { roleModel } from './guard-roles.ts';
import { isAdministratorRole, isCodeFree, readRoles } from './roles.ts';

/** Routes of roles besides those of their model, and of their permissions (docs/jeecgboot.md, Users and roles). */
export function roleRoutes(parts: PermissionParts): Route[] {
  const { database, grants, engine, catalogue } = parts;
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    await refuseLosing(database, call.person(), ids);
    await nameRecords(call, { engine, model: roleModel, choice: { ids } });
    await engine.removeBatch(roleModel, ids, contextOf(call)).catch(refuse);
    grants.refresh();
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/role/queryall',
      permission: holdsAny('system:user:list', 'system:role:list'),
      async handler(call) {
        const roles = await readRoles(database, call.person());
        if (roles.length === 0) throw new Refusal(say('未找到角色信息'));
        return success(roles);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/role/checkRoleCode',
      permission: 'system:role:list',
      async handler({ query, person }) {
        const code = requiredText(query, 'roleCode', 64);
        const role = { id: optionalText(query, 'id', 64), tenantId: person().tenantId };
        if (await isCodeFree(database, code, role)) return success(true);
        throw new Refusal(say('角色编码已存在'), { result: false });
      },
    }),
    ...deletionRoutes('/sys/role', 'system:role:delete', remove, {
      one: text('删除角色成功'),
      several: text('删除角色成功!'),
      none: text('未选中角色！'),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/role/queryTreeList',
      permission: 'system:role:authorize',
      async handler() {
        const rows = (await allRows(database)).map(saidNames(catalogue.current()));
        return success(permissionTree(rows, await ruledPermissions(database)));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/permission/queryRolePermission',
      permission: 'system:role:authorize',
      async handler({ query, person }) {
        const id = await knownHolder(database, person(), 'role', requiredText(query, 'roleId', 64));
        return success(await heldPermissions(database, 'role', id));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/permission/saveRolePermission',
      permission: 'system:role:authorize',
      async handler(call) {
        const change = call.body((body) => readChange(body, 'roleId'));
        if (await isAdministratorRole(database, change.id))
          throw new Refusal(say('管理员角色拥有全部权限，不用授权。'));
        await refuseForeignHolder(database, call.person(), 'role', change.id);
        const allow = (added: readonly string[], db: DynamicKysely) =>
          refuseForeignPermissions(db, call.person(), added);
        await changeWithin(database, call.person(), (db, ownRules) =>
          changePermissions(db, 'role', change, allow, ownRules),
        );
        await nameHolder(call, database, 'role', change.id);
        grants.refresh();
        return success(null, { message: say('保存成功！') });
      },
    }),
    ...ruleRoutes(parts, {
      holder: 'role',
      base: '/sys/role',
      path: ':roleId',
      name: 'roleId',
      permission: 'system:role:authorize',
      missing: text('请先保存角色菜单权限!'),
    }),
  ];
}
