import {
  evaluateTemplate,
  referencedIds,
  scopeOf,
  toScopeRecord,
  type ExpressionScope,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { ExpressionError } from '../../../src/schema/expressions/index.ts';
import { groupBy } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { billContext, storedOf, type UnitOfWork } from '../call/index.ts';
import { readBy } from '../read/index.ts';
import type { CheckedRecord } from './checked-record.ts';

export type ReferencedRecords = Map<string, Map<string, RecordValues>>;

export interface NamedReference {
  checked: CheckedRecord;
  field: ResolvedField;
  ids: string[];
}

export function changedReferences({ graph }: UnitOfWork, checked: CheckedRecord): NamedReference[] {
  return referencesOf(graph.owner(checked.model.id)?.parent, checked).filter(({ field }) => {
    return JSON.stringify(checked.record[field.name]) !== JSON.stringify(checked.before?.[field.name]);
  });
}

function referencesOf(parent: string | undefined, checked: CheckedRecord): NamedReference[] {
  return checked.model.fields.flatMap((field) => {
    const ids = field.reference && field.name !== parent ? referencedIds(field, checked.record[field.name]) : [];
    return ids.length === 0 ? [] : [{ checked, field, ids }];
  });
}

export type Chooser = 'caller' | 'server';

/** Reads the records that references refer to, except those already read. Runs one query per model. */
export async function readReferenced(
  unit: UnitOfWork,
  references: readonly NamedReference[],
  {
    known: read = new Map(),
    isSaved = true,
    chosenBy = 'caller',
  }: {
    known?: ReferencedRecords;
    chosenBy?: Chooser;
    isSaved?: boolean;
  } = {},
): Promise<ReferencedRecords> {
  for (const [model, named] of groupBy(references, ({ field }) => field.reference?.model ?? '')) {
    if (!unit.models.has(model)) continue;
    const known = read.get(model) ?? new Map<string, RecordValues>();
    const ids = [...new Set(named.flatMap((reference) => reference.ids))].filter((id) => !known.has(id));
    const options = {
      ...(isSaved && { lock: 'refer' as const }),
      ...(chosenBy === 'caller' && { visible: 'named' as const }),
    };
    const records = ids.length === 0 ? [] : await readBy(unit, storedOf(unit, model), 'id', ids, options);
    for (const record of records) known.set(String(record['id']), record);
    read.set(model, known);
  }
  return read;
}

/**
 * Returns problems of references to records that do not exist, that the caller's data rules hide or that are out of
 * range. A reference is checked if its value is new, or if a value in its conditions is: another customer makes the
 * contract of the former one wrong.
 */
export async function referenceProblems(
  unit: UnitOfWork,
  records: readonly CheckedRecord[],
  known: ReferencedRecords = new Map(),
  chosenBy: Chooser = 'caller',
): Promise<ValueProblem[]> {
  const stale = records.flatMap((checked) => {
    const changed = new Set(changedReferences(unit, checked).map(({ field }) => field.name));
    return referencesOf(unit.graph.owner(checked.model.id)?.parent, checked)
      .map((reference) => ({ ...reference, conditions: conditionsOf(unit, reference) }))
      .filter(({ field, conditions }) => changed.has(field.name) || asksAnew(unit, checked, field, conditions));
  });
  const referenced = await readReferenced(unit, stale, { known, chosenBy });
  return stale.flatMap(({ checked, field, ids, conditions }): ValueProblem[] => {
    const found = referenced.get(field.reference?.model ?? '');
    if (!found) return [];
    const problem = (rule: string, message: string): ValueProblem[] => [
      { path: checked.path + field.name, severity: 'error', rule, message },
    ];
    if (ids.some((id) => !found.has(id)))
      return problem('reference', say('{title}不存在或已被删除，请重新选择', { title: field.title }));
    if (conditions === 'failed')
      return problem(
        'reference-where',
        say('{title}的可选范围无法计算，请联系管理员检查页面配置', { title: field.title }),
      );
    const fits = (record: RecordValues | undefined) =>
      conditions.every(([name, value]) => isWithin(record?.[name], value));
    return ids.every((id) => fits(found.get(id)))
      ? []
      : problem('reference-where', say('{title}不在可选范围内，请重新选择', { title: field.title }));
  });
}

type Conditions = [name: string, value: unknown][] | 'failed';

function conditionsOf(
  unit: UnitOfWork,
  { checked, field }: Pick<NamedReference, 'checked' | 'field'>,
  version: 'record' | 'before' = 'record',
): Conditions {
  const where = Object.entries(field.reference?.where ?? {});
  const record = checked[version];
  if (where.length === 0 || !record) return [];
  const scope = scopeAbout(unit, checked, record, checked.owner?.[version] ?? checked.owner?.record);
  try {
    return where.map(([name, value]) => [name, evaluateTemplate(value, scope)]);
  } catch (error) {
    if (error instanceof ExpressionError) return 'failed';
    throw error;
  }
}

function scopeAbout(
  unit: UnitOfWork,
  { model, owner }: CheckedRecord,
  record: RecordValues,
  parent: RecordValues | undefined,
): ExpressionScope {
  const scope = scopeOf(model, record, billContext(unit));
  if (!owner || !parent) return scope;
  return { ...scope, $line: scope.$record, $parent: toScopeRecord(owner.model, parent, unit.models) };
}

function asksAnew(unit: UnitOfWork, checked: CheckedRecord, field: ResolvedField, now: Conditions): boolean {
  if (!checked.before || now.length === 0) return false;
  return JSON.stringify(now) !== JSON.stringify(conditionsOf(unit, { checked, field }, 'before'));
}

function isWithin(value: unknown, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined || wanted === '') return true;
  const choices: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return choices.some((choice) => String(choice) === String(value ?? ''));
}
