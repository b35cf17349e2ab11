import type { Condition } from '../../../src/engine/query/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { holdsMany } from './list-conditions.ts';
import { keysWithin, treeNamedBy } from './tree-conditions.ts';

const most = 1_000;

/**
 * Replaces conditions on parts of trees by lists of keys, each found by one recursive statement. The planner can
 * estimate from its statistics how many records have the keys of a list, and so whether to use an index of the page's
 * order; it cannot estimate a subquery for keys.
 */
export function flatConditions(
  unit: UnitOfWork,
  stored: StoredModel,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  return Promise.all(conditions.map((condition) => flatCondition(unit, stored, condition)));
}

async function flatCondition(unit: UnitOfWork, stored: StoredModel, condition: Condition): Promise<Condition> {
  if ('conditions' in condition) {
    const child =
      condition.operator === 'someLine' && stored.model.fields.find(({ name }) => name === condition.field)?.child;
    const inner = child ? storedOf(unit, child.model) : stored;
    return { ...condition, conditions: await flatConditions(unit, inner, condition.conditions) };
  }
  if (condition.operator !== 'within' || holdsMany(stored, condition.field)) return condition;
  const { field, keys } = condition;
  const tree = treeNamedBy(unit, stored, field);
  if (!tree) return { field, operator: 'in', values: keys };
  const rows = await keysWithin(unit, tree, keys)
    .limit(most + 1)
    .execute();
  return rows.length > most ? condition : { field, operator: 'in', values: rows.map(({ key }) => String(key)) };
}
