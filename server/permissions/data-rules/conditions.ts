import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import {
  listOperators,
  ruleColumnTitle,
  ruleCondition,
  ValueRefusal,
  type Condition,
} from '../../../src/engine/query/index.ts';
import { DATE, DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DataRuleReason } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { narrowings, type HeldRule, type RoleReach } from '../reach/role-reach.ts';

export interface RulePerson {
  username: string;
  realname: string;
  orgCode: string | null;
  orgCodes: readonly string[];
}

/**
 * Returns the conditions of data rules on records of a model. All rules that one role has for the permission to list
 * the model must hold. Several roles with that permission are combined by "or", and a role without a rule shows
 * everything. A rule that does not fit the model excludes all records rather than none.
 */
export function conditionsOf(roles: readonly RoleReach[], person: RulePerson) {
  return (model: ResolvedModel): Condition[] => {
    const all = narrowings(roles, listPermission(model)).map((rules) =>
      rules.map((rule) => conditionOf(model, rule, person)),
    );
    if (all.length <= 1) return all[0] ?? [];
    return [{ operator: 'any', conditions: all.map((conditions) => ({ operator: 'all', conditions })) }];
  };
}

export function reasonsOf(roles: readonly RoleReach[]) {
  return (model: ResolvedModel): DataRuleReason[] => {
    const all = narrowings(roles, listPermission(model));
    const reasonOf = (rule: HeldRule): DataRuleReason => {
      const { rule_name: name, rule_column: column, rule_conditions: operator, rule_value: value } = rule;
      return { name, text: `${ruleColumnTitle(model, column)} ${operator} ${value}` };
    };
    const reasons = all.map((rules) => rules.map(reasonOf));
    if (reasons.length <= 1) return reasons[0] ?? [];
    return reasons.map((each, index) => ({
      name: each.map(({ name }) => name).join(say('、')),
      text: `${index === 0 ? '' : say('或者 ')}${each.map(({ text }) => text).join(say(' 且 '))}`,
    }));
  };
}

function listPermission({ permission }: ResolvedModel): string {
  return `${permission}:list`;
}

function conditionOf(model: ResolvedModel, rule: HeldRule, person: RulePerson): Condition {
  const operator = rule.rule_conditions.trim().toUpperCase();
  try {
    return ruleCondition(model, { column: rule.rule_column, operator, values: valuesOf(rule, operator, person) });
  } catch (error) {
    if (error instanceof ValueRefusal) return { field: 'id', operator: 'in', values: [] };
    throw error;
  }
}

function valuesOf({ rule_value: text }: HeldRule, operator: string, person: RulePerson): string[] {
  const alone = /^\s*#\{(\w+)\}\s*$/.exec(text)?.[1];
  if (alone !== undefined) return variable(alone, person);
  let missing = false;
  const filled = text.replaceAll(/#\{(\w+)\}/g, (_, name: string) => {
    const values = variable(name, person);
    missing ||= values.length === 0;
    return values.join(',');
  });
  if (missing) return [];
  if (!listOperators.includes(operator)) return [filled];
  const parts = filled.split(',').map((part) => part.trim().replace(/^'(.*)'$/, '$1'));
  return parts.filter((part) => part !== '');
}

/**
 * Returns the values of JeecgBoot's variables; unknown variables, and those without a value for the person, have none.
 */
function variable(name: string, { username, realname, orgCode, orgCodes }: RulePerson): string[] {
  switch (name) {
    case 'sys_user_code':
      return [username];
    case 'sys_user_name':
      return [realname];
    case 'sys_org_code':
      return orgCode ? [orgCode] : [];
    case 'sys_multi_org_code':
      return [...orgCodes];
    case 'sys_date':
      return [formatDate(new Date(), DATE)];
    case 'sys_time':
      return [formatDate(new Date(), DATE_TIME)];
    default:
      return [];
  }
}

export const ruleVariables: readonly string[] = [
  'sys_user_code',
  'sys_user_name',
  'sys_org_code',
  'sys_multi_org_code',
  'sys_date',
  'sys_time',
];
