import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { dependencyOrder } from '../resolve/index.ts';
import type { BillContext } from './bill-context.ts';
import { membersRead } from './members-read.ts';

const cache = new WeakMap<ResolvedModel, ResolvedField[]>();

/**
 * Returns the computed fields of a record, lines included, each after those it reads: an amount after its lines, a
 * line's share after the parent's rate. Fields that read each other in a cycle keep the model's order.
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

function namesRead(field: ResolvedField, models: BillContext['models']): string[] {
  if (!field.child) return firstRead(field, ['$record', '$line']);
  const lineModel = models.get(field.child.model);
  return (lineModel?.fields ?? []).flatMap((lineField) => firstRead(lineField, ['$parent']));
}

function firstRead({ value }: ResolvedField, objects: readonly string[]): string[] {
  return membersRead(value, objects).flatMap((path) => path.slice(0, 1));
}
