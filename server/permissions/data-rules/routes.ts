import { spokenState } from '../../catalogue/index.ts';
import {
  defineRoute,
  nameInLog,
  optionalText,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuse, versionCheck } from '../../records/index.ts';
import { changeWithin, refuseSharedChange } from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { fieldOptions, ruleFields, withTitles } from './rule-fields.ts';
import { checkDataRule, dataRulesOf, readDataRule, removeDataRule, saveDataRule } from './rules.ts';

export function dataRuleRoutes({ database, grants, catalogue, engine }: PermissionParts): Route[] {
  const save = async (call: Call, id: string | undefined): Promise<void> => {
    refuseSharedChange(call.person());
    const rule = call.body(readDataRule);
    await checkDataRule(database, spokenState(catalogue.current()).models, rule);
    const { version } = call.body((body) => body);
    const person = call.person();
    const saving = { username: person.username, checkVersion: versionCheck(engine, person) };
    await changeWithin(database, person, (db) => saveDataRule(db, { ...rule, id, version }, saving)).catch(refuse);
    nameInLog(call, [{ name: rule.ruleName }]);
    grants.refresh();
  };
  const fieldsOf = (permissionId: string) =>
    ruleFields(database, spokenState(catalogue.current()).models, permissionId);
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/permission/ruleField/options',
      permission: 'system:permission:list',
      async handler({ query }) {
        const permissionId = optionalText(query, 'permissionId', 64);
        const fields = permissionId === undefined ? [] : await fieldsOf(permissionId);
        return success(fieldOptions(fields, query), { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/permission/getPermRuleListByPermId',
      permission: 'system:permission:list',
      async handler({ query }) {
        const permissionId = requiredText(query, 'permissionId', 64);
        return success(withTitles(await dataRulesOf(database, { permissionId }), await fieldsOf(permissionId)));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/permission/queryPermissionRule',
      permission: 'system:permission:list',
      async handler({ query }) {
        const { ruleName, ruleValue } = query;
        const permissionId = requiredText(query, 'permissionId', 64);
        const rules = await dataRulesOf(database, { permissionId, ruleName, ruleValue });
        return success(withTitles(rules, await fieldsOf(permissionId)));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/permission/addPermissionRule',
      permission: 'system:permission:edit',
      async handler(call) {
        await save(call, undefined);
        return success(null, { message: say('添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/permission/editPermissionRule',
      permission: 'system:permission:edit',
      async handler(call) {
        await save(
          call,
          call.body((body) => requiredText(body, 'id', 64)),
        );
        return success(null, { message: say('更新成功！') });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/permission/deletePermissionRule',
      permission: 'system:permission:edit',
      async handler(call) {
        refuseSharedChange(call.person());
        const id = requiredText(call.query, 'id', 64);
        const name = await changeWithin(database, call.person(), (db) => removeDataRule(db, id));
        nameInLog(call, [{ name }]);
        grants.refresh();
        return success(null, { message: say('删除成功！') });
      },
    }),
  ];
}
