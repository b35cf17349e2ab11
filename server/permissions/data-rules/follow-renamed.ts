import { revaluedText } from '../../../src/engine/list/index.ts';
import { ruleColumnField } from '../../../src/engine/query/index.ts';
import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';
import type { FieldRenaming, RenamingFollower, ValueFollower, ValueRenaming } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { listedModels } from './rule-fields.ts';

export const followDataRules: RenamingFollower = {
  async words(db, renaming) {
    const count = (await rulesOver(db, renaming)).length;
    return count === 0 ? undefined : say('{count} 条数据规则', { count });
  },
  async follow(db, renaming) {
    for (const id of await rulesOver(db, renaming))
      await db
        .withTables<PermissionSchema>()
        .updateTable('sys_permission_data_rule')
        .set({ rule_column: renaming.to })
        .where('id', '=', id)
        .execute();
  },
};

export const followRuleValues: ValueFollower = {
  async words(db, renaming) {
    const count = (await rulesWith(db, renaming)).length;
    return count === 0 ? undefined : say('{count} 条数据规则', { count });
  },
  async follow(db, renaming) {
    for (const { id, value } of await rulesWith(db, renaming))
      await db
        .withTables<PermissionSchema>()
        .updateTable('sys_permission_data_rule')
        .set({ rule_value: value })
        .where('id', '=', id)
        .execute();
  },
};

async function rulesWith(db: DynamicKysely, { model, field, from, to, state }: ValueRenaming) {
  const rules = await db
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission_data_rule')
    .select(['id', 'permission_id', 'rule_column', 'rule_value'])
    .orderBy('id')
    .execute();
  const found: { id: string; value: string }[] = [];
  for (const { id, permission_id: permission, rule_column: column, rule_value: text } of rules) {
    const value = revaluedText(text, { from, to });
    if (value === text || (column !== field && ruleColumnField(column) !== field)) continue;
    const listed = (await listedModels(db, state.models, permission)) ?? [];
    if (listed.some((each) => each.id === model)) found.push({ id, value });
  }
  return found;
}

async function rulesOver(db: DynamicKysely, { model, from, to, state }: FieldRenaming): Promise<string[]> {
  const rules = await db
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission_data_rule')
    .select(['id', 'permission_id', 'rule_column'])
    .orderBy('id')
    .execute();
  const named = rules.filter(({ rule_column: column }) => column === from || ruleColumnField(column) === from);
  const found: string[] = [];
  for (const { id, permission_id: permission } of named) {
    const listed = (await listedModels(db, state.models, permission)) ?? [];
    const isListed = listed.some((each) => each.id === model);
    if (isListed && listed.every(({ fields }) => fields.some(({ name }) => name === to))) found.push(id);
  }
  return found;
}
