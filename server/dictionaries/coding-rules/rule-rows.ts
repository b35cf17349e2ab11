import type { DynamicKysely } from '../../database/index.ts';

type Schema = {
  sys_check_rule: { rule_code: string; rule_json: string | null; del_flag: number };
  sys_fill_rule: { rule_code: string; rule_class: string; rule_params: string | null; del_flag: number };
};

export async function readCheckRule(database: DynamicKysely, code: string) {
  return database
    .withTables<Schema>()
    .selectFrom('sys_check_rule')
    .select('rule_json')
    .where('rule_code', '=', code)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
}

export async function readFillRule(database: DynamicKysely, code: string) {
  return database
    .withTables<Schema>()
    .selectFrom('sys_fill_rule')
    .select(['rule_class', 'rule_params'])
    .where('rule_code', '=', code)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
}
