import { compileExpression, ExpressionError, extractTemplate, freeNames } from '../../schema/expressions/index.ts';
import { dependencyOrder } from '../resolve/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext } from './bill-context.ts';

const cache = new WeakMap<ResolvedModel, ResolvedField[]>();

/**
 * The fields of a record that are computed, lines included, each after those it reads: an amount after its lines, a
 * line's share after the parent's rate. Fields that read each other in a circle come in the model's order.
 */
export function computationOrder(model: ResolvedModel, models: BillContext['models']): ResolvedField[] {
  const known = cache.get(model);
  if (known) return known;
  const computed = new Map(
    model.fields.filter((field) => field.value !== undefined || field.child).map((field) => [field.name, field]),
  );
  const readsOf = (field: ResolvedField) => namesRead(field, models).flatMap((name) => computed.get(name) ?? []);
  const { order } = dependencyOrder(computed.values(), readsOf);
  cache.set(model, order);
  return order;
}

/** The names of the record's fields that a computed field, or the computed fields of its lines, read. */
function namesRead(field: ResolvedField, models: BillContext['models']): string[] {
  if (!field.child) return membersRead(field.value, ['$record', '$line']);
  const lineModel = models.get(field.child.model);
  return (lineModel?.fields ?? []).flatMap((lineField) => membersRead(lineField.value, ['$parent']));
}

/** The members of those objects that an expression names; none for a text that is no expression. */
function membersRead(value: string | undefined, objects: readonly string[]): string[] {
  const text = value === undefined ? undefined : extractTemplate(value);
  if (text === undefined) return [];
  try {
    const names = freeNames(compileExpression(text).ast);
    return names.flatMap(({ name, path }) => (objects.includes(name) ? path.slice(0, 1) : []));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
