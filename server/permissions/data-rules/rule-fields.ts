import { commonFields, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { ruleColumnField } from '../../../src/engine/query/index.ts';
import type { Models } from '../../catalogue/index.ts';
import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';

export interface RuleField {
  name: string;
  title: string;
}

export async function listedModels(
  database: DynamicKysely,
  models: Models,
  permissionId: string,
): Promise<ResolvedModel[] | undefined> {
  const menu = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission')
    .select('perms')
    .where('id', '=', permissionId)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
  if (!menu) return undefined;
  const names = (menu.perms ?? '').split(',');
  return [...models.values()].filter(({ permission }) => names.includes(`${permission}:list`));
}

export async function ruleFields(database: DynamicKysely, models: Models, permissionId: string): Promise<RuleField[]> {
  const [first, ...others] = (await listedModels(database, models, permissionId)) ?? [];
  const isEverywhere = (name: string) => others.every((model) => fieldsOf(model).some((field) => field.name === name));
  return first ? fieldsOf(first).filter(({ name }) => isEverywhere(name)) : [];
}

function fieldsOf({ fields }: ResolvedModel): RuleField[] {
  const own = fields.filter(({ secret, child }) => !secret && !child);
  const common = commonFields.filter(({ name }) => !own.some((field) => field.name === name));
  return [...own, ...common].map(({ name, title }) => ({ name, title }));
}

export function fieldOptions(fields: readonly RuleField[], { keyword = '', ids }: { keyword?: string; ids?: string }) {
  if (ids !== undefined && ids !== '') return ids.split(',').map((id) => optionOf(id, fields));
  const part = keyword.trim().toLowerCase();
  const found = fields.filter(({ name, title }) => `${title} ${name}`.toLowerCase().includes(part));
  return found.map(({ name }) => optionOf(name, fields));
}

export function withTitles<Rule extends { ruleColumn: string }>(rules: readonly Rule[], fields: readonly RuleField[]) {
  return rules.map((rule) => ({ ...rule, ruleColumn_dictText: optionOf(rule.ruleColumn, fields).text }));
}

function optionOf(column: string, fields: readonly RuleField[]) {
  const field = fields.find(({ name }) => name === ruleColumnField(column));
  const text = field?.title ?? column;
  return { value: column, text, code: column, record: { id: column, title: text } };
}
