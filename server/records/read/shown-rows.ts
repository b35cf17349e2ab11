import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { DynamicSchema } from '../../database/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { isNameable } from './list-conditions.ts';

/**
 * The rows of a model's table that the caller's data rules show, as a condition on its `id` for queries that are made
 * beside the engine. None where nothing narrows them. People always see themselves.
 */
export function shownRows(unit: UnitOfWork, stored: StoredModel): Expression<SqlBool> | undefined {
  if (!isNarrowed(unit, stored)) return undefined;
  // A query of its own, so that the names of columns mean this table wherever the condition is put.
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
