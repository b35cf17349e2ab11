import {
  type Expression,
  compileExpression,
  ExpressionError,
  extractTemplate,
} from '../../schema/expressions/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/resolved-model.ts';
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
  const order: ResolvedField[] = [];
  const visited = new Set<string>();
  const visit = (field: ResolvedField): void => {
    if (visited.has(field.name)) return;
    visited.add(field.name);
    for (const name of readsOf(field, models)) {
      const read = computed.get(name);
      if (read) visit(read);
    }
    order.push(field);
  };
  computed.forEach(visit);
  cache.set(model, order);
  return order;
}

/** The names of the record's fields that a computed field, or the computed fields of its lines, read. */
function readsOf(field: ResolvedField, models: BillContext['models']): string[] {
  if (!field.child) return [...namesRead(field.value, '$record'), ...namesRead(field.value, '$line')];
  const lineModel = models.get(field.child.model);
  return (lineModel?.fields ?? []).flatMap((lineField) => namesRead(lineField.value, '$parent'));
}

/** The members of `object` that an expression names; none for a text that is no expression. */
export function namesRead(value: string | undefined, object: '$record' | '$line' | '$parent'): string[] {
  const text = value === undefined ? undefined : extractTemplate(value);
  if (text === undefined) return [];
  try {
    return [...members(compileExpression(text).ast, object)];
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function* members(node: Expression | object, object: string): Generator<string> {
  if (isMemberOf(node, object)) yield node.property.name;
  for (const part of Object.values(node)) {
    const parts: unknown[] = Array.isArray(part) ? part : [part];
    for (const child of parts) if (typeof child === 'object' && child !== null) yield* members(child, object);
  }
}

function isMemberOf(node: Expression | object, object: string): node is { property: { name: string } } {
  if (!('type' in node) || node.type !== 'MemberExpression') return false;
  return (
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === object &&
    node.property.type === 'Identifier'
  );
}
