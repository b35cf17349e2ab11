import { translated } from '../../../src/locale/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { spokenState } from '../../catalogue/index.ts';
import { defineRoute, listOf, optionalText, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say, type Text } from '../../locale/index.ts';
import {
  changeRuleIds,
  changeWithin,
  heldRuleIds,
  knownHolder,
  nameHolder,
  refuseForeignHolder,
  type Holder,
} from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import { ruleFields, withTitles } from './rule-fields.ts';
import { dataRulesOf } from './rules.ts';

interface RuleRoutes {
  holder: Holder;
  base: string;
  path: string;
  name: string;
  permission: string;
  missing: Text;
}

export function ruleRoutes({ database, grants, catalogue }: PermissionParts, routes: RuleRoutes): Route[] {
  const { holder, base, path, name, permission, missing } = routes;
  return [
    defineRoute({
      method: 'GET',
      path: `${base}/datarule/:permissionId/${path}`,
      permission,
      async handler({ params, person }) {
        const permissionId = requiredText(params, 'permissionId', 64);
        const rules = await dataRulesOf(database, { permissionId });
        const datarule = withTitles(
          rules,
          await ruleFields(database, spokenState(catalogue.current()).models, permissionId),
        );
        if (datarule.length === 0) throw new Refusal(say('未找到权限配置信息'));
        const id = await knownHolder(database, person(), holder, requiredText(params, name, 64));
        const drChecked = await heldRuleIds(database, holder, { id, permissionId });
        return success({ datarule, ...(drChecked !== undefined && { drChecked }) });
      },
    }),
    defineRoute({
      method: 'POST',
      path: `${base}/datarule`,
      permission,
      async handler(call) {
        const place = call.body((body: JsonObject) => ({
          id: requiredText(body, name, 64),
          permissionId: requiredText(body, 'permissionId', 64),
          ruleIds: listOf(optionalText(body, 'dataRuleIds', 20_000)),
        }));
        const known = await knownHolder(database, call.person(), holder, place.id);
        if (known !== '') await refuseForeignHolder(database, call.person(), holder, known);
        const changed =
          known !== '' && (await changeWithin(database, call.person(), (db) => changeRuleIds(db, holder, place)));
        if (!changed) throw new Refusal(translated(missing));
        await nameHolder(call, database, holder, known);
        grants.refresh();
        return success(null, { message: say('保存成功!') });
      },
    }),
  ];
}
