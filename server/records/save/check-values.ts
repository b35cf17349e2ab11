import { type RecordValues, scopeOf, valueOrNull } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { billContext, repeated, storedOf, type UnitOfWork } from '../call/index.ts';
import { writableFields } from './accept-values.ts';
import { columnName, type StoredModel, toColumn, uniqueColumns } from '../tables/index.ts';
import { groupBy } from '../../database/index.ts';
import { readBy } from '../read/index.ts';

/** A record or line that is about to be saved, and the path of its values. */
export interface CheckedRecord {
  model: ResolvedModel;
  record: RecordValues;
  /** As it was saved before, for a record that exists. */
  before: RecordValues | undefined;
  /** '' or e.g. `lines.2.` */
  path: string;
}

/** Records that references name, by model id and record id. */
export type ReferencedRecords = ReadonlyMap<string, ReadonlyMap<string, RecordValues>>;

/** Reads what new or changed references name: one query for each model. */
export async function readReferenced(unit: UnitOfWork, records: readonly CheckedRecord[]): Promise<ReferencedRecords> {
  const named = records.flatMap((checked) =>
    changedReferences(unit, checked).flatMap(({ field, ids }) =>
      ids.map((id) => ({ id, model: field.reference?.model ?? '' })),
    ),
  );
  const read = new Map<string, Map<string, RecordValues>>();
  for (const [model, references] of groupBy(named, (reference) => reference.model)) {
    if (!unit.models.has(model)) continue;
    const ids = [...new Set(references.map(({ id }) => id))];
    const records = await readBy(unit, storedOf(unit, model), 'id', ids, { lock: 'refer' });
    read.set(model, new Map(records.map((record) => [String(record['id']), record])));
  }
  return read;
}

/** The owner of a line is no reference to check: it may be saved with it. */
function changedReferences(
  { graph }: UnitOfWork,
  { model, record, before }: CheckedRecord,
): { field: ResolvedField; ids: string[] }[] {
  const parent = graph.owner(model.id)?.parent;
  return model.fields.flatMap((field) => {
    const value = record[field.name];
    if (!field.reference || field.name === parent) return [];
    if (value === null || value === undefined || value === before?.[field.name]) return [];
    const ids = Array.isArray(value) ? value.map(String) : [String(value)];
    return [{ field, ids }];
  });
}

/** Problems of references to records that do not exist or are out of range. */
export function referenceProblems(
  unit: UnitOfWork,
  checked: CheckedRecord,
  referenced: ReferencedRecords,
): ValueProblem[] {
  return changedReferences(unit, checked).flatMap(({ field, ids }): ValueProblem[] => {
    const records = referenced.get(field.reference?.model ?? '');
    if (!records) return [];
    const problem = (rule: string, message: string): ValueProblem[] => [
      { path: checked.path + field.name, severity: 'error', rule, message },
    ];
    if (ids.some((id) => !records.has(id))) return problem('reference', `${field.title}不存在或已被删除，请重新选择`);
    const scope = scopeOf(checked.model, checked.record, billContext(unit));
    const where = Object.entries(field.reference?.where ?? {}).map(
      ([name, value]) => [name, valueOrNull(value, scope)] as const,
    );
    const fits = (record: RecordValues | undefined) => where.every(([name, value]) => isWithin(record?.[name], value));
    return ids.every((id) => fits(records.get(id)))
      ? []
      : problem('reference-where', `${field.title}不在可选范围内，请重新选择`);
  });
}

function isWithin(value: unknown, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined || wanted === '') return true;
  const choices: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return choices.some((choice) => String(choice) === String(value ?? ''));
}

/** Problems of values that are no items of their dictionary. */
export async function dictionaryProblems(unit: UnitOfWork, checked: CheckedRecord): Promise<ValueProblem[]> {
  const problems: ValueProblem[] = [];
  for (const field of writableFields(checked.model, unit.graph.owner(checked.model.id))) {
    const value = checked.record[field.name];
    if (field.dictionary === undefined || field.options || value === null || value === undefined || value === '')
      continue;
    if (value === checked.before?.[field.name]) continue;
    const items = await unit.dictionaries.items(field.dictionary);
    const known = new Set(items?.map((item) => String(item.value)));
    const values: unknown[] = Array.isArray(value)
      ? value
      : known.has(String(value))
        ? [value]
        : String(value).split(',');
    if (!items || values.every((part) => known.has(String(part)))) continue;
    problems.push({
      path: checked.path + field.name,
      severity: 'error',
      rule: 'dictionary',
      message: `${field.title}不是允许的选项`,
    });
  }
  return problems;
}

/** Problems of unique values that another record has. The unique index decides in the end. */
export async function uniqueProblems(
  unit: UnitOfWork,
  stored: StoredModel,
  checked: CheckedRecord,
): Promise<ValueProblem[]> {
  const problems: ValueProblem[] = [];
  for (const { fields } of uniqueColumns(stored.model)) {
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
    if (await query.limit(1).executeTakeFirst()) problems.push(repeated(fields, checked.path));
  }
  return problems;
}
