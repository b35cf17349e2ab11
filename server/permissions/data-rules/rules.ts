import { sql, type Selectable } from 'kysely';
import { nanoid } from 'nanoid';

import { findField } from '../../../src/engine/model/index.ts';
import { listOperators, ruleCondition, ruleOperators, ValueRefusal } from '../../../src/engine/query/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Models } from '../../catalogue/index.ts';
import { inTransaction, type DataRuleRow, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { notFound, optionalText, Refusal, requiredText } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { VersionCheck } from '../../records/index.ts';
import { ruleVariables } from './conditions.ts';
import { listedModels } from './rule-fields.ts';

export interface DataRule {
  id: string;
  permissionId: string;
  ruleName: string;
  ruleColumn: string;
  ruleConditions: string;
  ruleValue: string;
  status: string;
}

export interface SavedDataRule extends DataRule {
  [key: string]: string | number | null;
  version: number;
  createBy: string | null;
  createTime: string;
  updateBy: string | null;
  updateTime: string | null;
}

export async function dataRulesOf(
  database: DynamicKysely,
  wanted: { permissionId: string; ruleName?: string | undefined; ruleValue?: string | undefined },
): Promise<SavedDataRule[]> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_permission_data_rule')
    .selectAll()
    .where('permission_id', '=', wanted.permissionId)
    .orderBy('create_time')
    .orderBy('id')
    .execute();
  const contains = (text: string, part = '') => text.includes(part.replaceAll('*', ''));
  return rows
    .filter((row) => contains(row.rule_name, wanted.ruleName) && contains(row.rule_value, wanted.ruleValue))
    .map(ruleOf);
}

function ruleOf(row: Selectable<DataRuleRow>): SavedDataRule {
  return {
    id: row.id,
    permissionId: row.permission_id,
    ruleName: row.rule_name,
    ruleColumn: row.rule_column,
    ruleConditions: row.rule_conditions,
    ruleValue: row.rule_value,
    status: row.status,
    version: row.version,
    createBy: row.create_by,
    createTime: row.create_time.slice(0, 19),
    updateBy: row.update_by,
    updateTime: row.update_time?.slice(0, 19) ?? null,
  };
}

/**
 * Parses a rule from a body.
 * @throws Refusal for an unknown condition or variable.
 */
export function readDataRule(body: JsonObject): Omit<DataRule, 'id'> {
  const rule = {
    permissionId: requiredText(body, 'permissionId', 64),
    ruleName: requiredText(body, 'ruleName', 100),
    ruleColumn: optionalText(body, 'ruleColumn', 100) ?? '',
    ruleConditions: requiredText(body, 'ruleConditions', 20).trim().toUpperCase(),
    ruleValue: requiredText(body, 'ruleValue', 500),
    status: optionalText(body, 'status', 1) === '0' ? '0' : '1',
  };
  if (rule.ruleConditions === 'USE_SQL_RULES') throw new Refusal(say('不支持自定义 SQL 规则，请选择字段和条件。'));
  if (!ruleOperators.includes(rule.ruleConditions))
    throw new Refusal(
      say('条件“{ruleConditions}”不可用，请选择：{ruleOperators}。', {
        ruleConditions: rule.ruleConditions,
        ruleOperators: ruleOperators.join(say('、')),
      }),
    );
  const foreign = [...rule.ruleValue.matchAll(/#\{(\w*)\}/g)].find(([, name = '']) => !ruleVariables.includes(name));
  if (foreign)
    throw new Refusal(
      say('变量 {foreign} 不可用，可用的有：{ruleVariables}。', {
        foreign: foreign[0],
        ruleVariables: ruleVariables.map((name) => `#{${name}}`).join(say('、')),
      }),
    );
  return rule;
}

/**
 * Checks that a rule fits the models that the menu entry lists; otherwise it would hide everything.
 * @throws Refusal if it does not, or if the menu entry was deleted.
 */
export async function checkDataRule(
  database: DynamicKysely,
  models: Models,
  rule: Omit<DataRule, 'id'>,
): Promise<void> {
  const listed = await listedModels(database, models, rule.permissionId);
  if (!listed) throw new Refusal(say('这个菜单已被删除，请刷新后再试。'));
  for (const model of listed) {
    const values = rule.ruleValue.includes('#{') ? [] : rule.ruleValue.split(',');
    const { ruleColumn: column, ruleConditions: operator } = rule;
    const single = listOperators.includes(operator) ? values : values.length > 0 ? [rule.ruleValue] : [];
    try {
      ruleCondition(model, { column, operator, values: single });
    } catch (error) {
      if (error instanceof ValueRefusal) throw new Refusal(`${error.message}。`);
      throw error;
    }
    if (findField(model.fields, column)?.secret) throw new Refusal(say('保密字段不能用于数据规则。'));
  }
}

export async function saveDataRule(
  database: DynamicKysely,
  { id, version, ...rule }: Omit<DataRule, 'id'> & { id?: string | undefined; version?: unknown },
  { username, checkVersion }: { username: string; checkVersion: VersionCheck },
): Promise<void> {
  const db = database.withTables<PermissionSchema>();
  const row = {
    permission_id: rule.permissionId,
    rule_name: rule.ruleName,
    rule_column: rule.ruleColumn,
    rule_conditions: rule.ruleConditions,
    rule_value: rule.ruleValue,
    status: rule.status,
  };
  if (id === undefined) {
    await db
      .insertInto('sys_permission_data_rule')
      .values({ id: nanoid(), ...row, create_by: username })
      .execute();
    return;
  }
  const stamp = { update_by: username, update_time: sql<string>`localtimestamp(0)` };
  await inTransaction(database, async (transaction) => {
    const rules = transaction.withTables<PermissionSchema>();
    const kept = rules.selectFrom('sys_permission_data_rule').selectAll().where('id', '=', id).forUpdate();
    const current = await kept.executeTakeFirst();
    if (!current) throw notFound();
    await checkVersion(transaction, { title: say('数据规则'), current: ruleOf(current), version });
    await rules
      .updateTable('sys_permission_data_rule')
      .set({ ...row, ...stamp, version: current.version + 1 })
      .where('id', '=', id)
      .execute();
  });
}

export async function removeDataRule(database: DynamicKysely, id: string): Promise<string> {
  const db = database.withTables<PermissionSchema>();
  const rules = db.deleteFrom('sys_permission_data_rule').where('id', '=', id);
  const removed = await rules.returning('rule_name').executeTakeFirst();
  if (!removed) throw notFound();
  return removed.rule_name;
}

export async function ruledPermissions(database: DynamicKysely): Promise<Set<string>> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db.selectFrom('sys_permission_data_rule').select('permission_id').distinct().execute();
  return new Set(rows.map((row) => row.permission_id));
}
