import type { Condition } from '../../../src/engine/query/index.ts';
import { extractTemplate } from '../../../src/schema/expressions/index.ts';
import { isRecord } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { refused, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';

type Wanted = ReadonlyMap<string, ReadonlySet<string> | 'any'>;

/**
 * Refuses conditions on fields that options do not show, because they would reveal values. Users who may list the
 * records can use every field. Others can use the fields that options show, and the values in conditions of references
 * in the documents (`where` of `x-ref`).
 * @param shown the fields that options show.
 * @throws RecordRefusal for other conditions.
 */
export function refuseHiddenConditions(
  unit: UnitOfWork,
  { model }: StoredModel,
  conditions: readonly Condition[],
  shown: ReadonlySet<string>,
): void {
  if (unit.context.permissions.has(`${model.permission}:list`)) return;
  const wanted = wantedBy(unit, model.id);
  const foreign = conditions.map((condition) => foreignIn(condition, shown, wanted)).find((name) => name !== undefined);
  if (foreign === undefined) return;
  const title = model.fields.find(({ name }) => name === foreign)?.title ?? foreign;
  throw refused(say('选项不能按“{title}”查找', { title }));
}

function foreignIn(condition: Condition, shown: ReadonlySet<string>, wanted: Wanted): string | undefined {
  if (condition.operator === 'someLine') return condition.field;
  if ('conditions' in condition)
    return condition.conditions.map((one) => foreignIn(one, shown, wanted)).find((name) => name !== undefined);
  const { field } = condition;
  const values = wanted.get(field);
  return shown.has(field) || (values !== undefined && asksFor(condition, values)) ? undefined : field;
}

function asksFor(condition: Condition, wanted: ReadonlySet<string> | 'any'): boolean {
  const values = valuesOf(condition);
  return values !== undefined && (wanted === 'any' || values.every((value) => wanted.has(String(value))));
}

function valuesOf(condition: Condition): readonly unknown[] | undefined {
  if (condition.operator === 'in') return condition.values;
  if (condition.operator === 'eq') return [condition.value];
  if (condition.operator === 'within') return condition.keys;
  return condition.operator === 'containsAny' ? condition.texts : undefined;
}

function wantedBy({ graph, references }: UnitOfWork, model: string): Wanted {
  const wheres = [...graph.referrers(model).map(({ reference }) => reference.where), ...references(model)];
  const wanted = new Map<string, Set<string> | 'any'>();
  for (const where of wheres)
    for (const [field, value] of isRecord(where) ? Object.entries(where) : []) {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      const known = wanted.get(field) ?? new Set<string>();
      const isOpen =
        known === 'any' || values.some((one) => typeof one === 'string' && extractTemplate(one) !== undefined);
      wanted.set(field, isOpen ? 'any' : new Set([...known, ...values.map(String)]));
    }
  return wanted;
}
