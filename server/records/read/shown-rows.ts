import { expressionBuilder, type Expression, type SqlBool } from 'kysely';

import type { DynamicSchema } from '../../database/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { isNameable } from './list-conditions.ts';

/**
 * Returns a condition on the `id` of a model's table, for queries outside the record engine, that selects the rows
 * which the caller's data rules show; undefined when nothing restricts them. Users always see themselves.
 */
export function shownRows(unit: UnitOfWork, stored: StoredModel): Expression<SqlBool> | undefined {
  if (!isNarrowed(unit, stored)) return undefined;
  const shown = unit.db.selectFrom(stored.table).select('id').where(isNameable(unit, stored));
  return expressionBuilder<DynamicSchema, string>()(`${stored.table}.id`, 'in', shown);
}

function isNarrowed(unit: UnitOfWork, stored: StoredModel): boolean {
  const { conditions } = unit.context;
  if (!conditions) return false;
  if (conditions(stored.model).length > 0) return true;
  const owner = unit.graph.owner(stored.model.id);
  return owner !== undefined && owner.model.table !== stored.table && isNarrowed(unit, storedOf(unit, owner.model.id));
}
