import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { optionsOf, type FieldOption, type ResolvedField } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { repeated, type UnitOfWork } from '../call/index.ts';
import { columnName } from '../column-names/index.ts';
import { toColumn, uniqueColumns, writableFields, type StoredModel } from '../tables/index.ts';
import type { CheckedRecord } from './checked-record.ts';

/**
 * Returns problems for values that are not in their dictionary, and for newly chosen values that are disabled there.
 */
export async function dictionaryProblems(unit: UnitOfWork, checked: CheckedRecord): Promise<ValueProblem[]> {
  const problems: ValueProblem[] = [];
  for (const field of writableFields(checked.model, unit.graph.owner(checked.model.id))) {
    const value = checked.record[field.name];
    if (value === null || value === undefined || value === '') continue;
    if (JSON.stringify(value) === JSON.stringify(checked.before?.[field.name])) continue;
    const items = await itemsOf(unit, field);
    if (!items) continue;
    const known = new Set(items.map((item) => String(item.value)));
    const parts = partsOf(value, known);
    const chosen = new Set(partsOf(checked.before?.[field.name] ?? [], known));
    const disabled = new Set(items.flatMap((item) => (item.disabled ? [String(item.value)] : [])));
    // A value from the document, such as a default, is not the user's choice.
    const isTaken = (part: string) => !disabled.has(part) || chosen.has(part) || !checked.given.has(field.name);
    if (parts.every((part) => (known.has(part) ? isTaken(part) : field.options !== undefined))) continue;
    problems.push({
      path: checked.path + field.name,
      severity: 'error',
      rule: 'dictionary',
      message: say('{title}不是允许的选项', { title: field.title }),
    });
  }
  return problems;
}

function partsOf(value: unknown, known: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.map(String);
  return known.has(String(value)) ? [String(value)] : String(value).split(',');
}

/**
 * Returns the allowed options of a field, including those of a dictionary that only its widget names; undefined without
 * a restriction, e.g. if the widget accepts other texts.
 */
async function itemsOf(unit: UnitOfWork, field: ResolvedField): Promise<readonly FieldOption[] | undefined> {
  if (field.dictionary === undefined && field.componentProps['allowInput'] === true) return field.options;
  return optionsOf(field, (code) => unit.dictionaries.items(code, unit.context.user.tenantId));
}

/**
 * Returns problems of unique values that another record already has, with its id. Paths in `wrong` are skipped. The
 * unique index is decisive.
 */
export async function uniqueProblems(
  unit: UnitOfWork,
  stored: StoredModel,
  checked: CheckedRecord,
  wrong: ReadonlySet<string>,
): Promise<{ problem: ValueProblem; other: string }[]> {
  const problems: { problem: ValueProblem; other: string }[] = [];
  for (const { fields } of uniqueColumns(stored.model)) {
    if (fields.some(({ name }) => wrong.has(checked.path + name))) continue;
    const values = fields.map((field) => checked.record[field.name] ?? null);
    if (values.includes(null) || fields.every((field, index) => values[index] === checked.before?.[field.name]))
      continue;
    let query = unit.db
      .selectFrom(stored.table)
      .select('id')
      .where('tenant_id', '=', unit.context.user.tenantId)
      .where('del_flag', '=', 0)
      .where('id', '!=', String(checked.record['id'] ?? ''));
    for (const [index, field] of fields.entries()) {
      const column = stored.columns.get(field.name);
      if (column) query = query.where(columnName(field.name), '=', toColumn(column, values[index]));
    }
    const other = await query.limit(1).executeTakeFirst();
    if (other) problems.push({ problem: repeated(fields, checked.path), other: String(other['id']) });
  }
  return problems;
}

/** Returns problems of lines of one record that have the same unique values. */
export function repeatedLines(records: readonly CheckedRecord[]): ValueProblem[] {
  const seen = new Set<string>();
  return records.flatMap(({ model, record, path, owner }) => {
    if (!owner) return [];
    const parent = owner.model.fields.find(({ child }) => child?.model === model.id)?.child?.parent;
    return uniqueColumns(model).flatMap(({ fields, name }) => {
      const own = fields.filter((field) => field.name !== parent);
      const values = own.map((field) => record[field.name] ?? null);
      if (own.length === 0 || values.includes(null)) return [];
      const key = JSON.stringify([owner.path, name, values]);
      if (seen.has(key)) return [repeated(fields, path)];
      seen.add(key);
      return [];
    });
  });
}
