import type { MatchPattern } from '../../../src/engine/rules/index.ts';
import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, parseJson, type JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, failure, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SystemTable } from '../../records/index.ts';
import { checkByRule, CheckRuleError } from './check-rule.ts';
import { fillValues } from './fill-values.ts';
import { readCheckRule, readFillRule } from './rule-rows.ts';

export const checkRuleModel = 'system/check-rule';
export const fillRuleModel = 'system/fill-rule';

export const codingRuleTables: readonly SystemTable[] = [
  { table: 'sys_check_rule', model: checkRuleModel },
  { table: 'sys_fill_rule', model: fillRuleModel },
];

/** `/sys/checkRule/checkByCode` (docs/jeecgboot.md, Checks and numbers). */
export function checkRuleRoutes(database: DynamicKysely, match: MatchPattern): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/checkRule/checkByCode',
      permission: 'signed-in',
      async handler({ query }) {
        const code = requiredText(query, 'ruleCode', 100);
        const rule = await readCheckRule(database, code);
        if (!rule) throw new Refusal(say('该编码不存在'));
        const failed = orRefuse(() => checkByRule(rule.rule_json ?? '', query['value'] ?? '', match));
        return failed ? failure(200, 500, failed.message, failed) : success(null);
      },
    }),
  ];
}

export function fillRuleRoutes(database: DynamicKysely): Route[] {
  const known = fillValues(database);
  const execute = async (code: string, form: JsonObject): Promise<string> => {
    const rule = await readFillRule(database, code);
    if (!rule) throw new Refusal(say('没有编码为“{code}”的填值规则。', { code: code.slice(0, 100) }));
    const fill = known.get(rule.rule_class);
    if (!fill)
      throw new Refusal(say('填值规则的实现“{rule_class}”没有登记，请联系管理员。', { rule_class: rule.rule_class }));
    return fill(readParameters(rule.rule_params), form);
  };
  const batch = async (call: Call) => {
    const { rules, common } = call.body((body) => {
      return { rules: readObjects(body['rules']).slice(0, 100), common: readObject(body['commonFormData']) };
    });
    const results: { ruleCode: string; result: string }[] = [];
    for (const { item } of rules) {
      const ruleCode = readString(item['ruleCode']) ?? '';
      const form = isJsonObject(item['formData'] ?? null) ? readObject(item['formData']) : common;
      results.push({ ruleCode, result: await execute(ruleCode, form) });
    }
    return success(results);
  };
  return [
    defineRoute({
      method: 'PUT',
      path: '/sys/fillRule/executeRuleByCode/:code',
      permission: 'signed-in',
      handler: async (call) =>
        success(
          await execute(
            requiredText(call.params, 'code', 100),
            call.body((body) => body),
          ),
        ),
    }),
    defineRoute({
      method: 'PUT',
      path: '/sys/fillRule/executeRuleByCodeBatch',
      permission: 'signed-in',
      handler: batch,
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/fillRule/testFillRule',
      permission: 'system:fill-rule:list',
      async handler({ query }) {
        const value = await execute(requiredText(query, 'ruleCode', 100), {});
        return success(value, { message: say('生成的值：{value}', { value }) });
      },
    }),
  ];
}

function readParameters(text: string | null): JsonObject {
  if (text === null || text.trim() === '') return {};
  const { value } = parseJson(text);
  if (value === undefined || !isJsonObject(value)) throw new Refusal(say('规则参数应是 JSON 对象，请先修改规则。'));
  return value;
}

function orRefuse<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof CheckRuleError ? new Refusal(error.message) : error;
  }
}
