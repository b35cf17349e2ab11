import type { ResolvedList } from '../../engine/list/index.ts';
import { fixedCondition } from '../../engine/query/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { fixedConditions } from './controller/index.ts';

/**
 * Evaluates the fixed conditions and parameters of a list in the surrounding scope (`$record`, the row that it
 * follows). Undefined if one of them fails or is empty: without it the list would show records it must not.
 */
export function followRecord(list: ResolvedList, scope: object): ResolvedList | undefined {
  const { where, params, refusal } = fixedConditions(list, scope);
  if (refusal !== undefined || !areUsable(where) || !areUsable(params)) return undefined;
  return { ...list, where, params, isFollowing: true };
}

function areUsable(conditions: Record<string, unknown>): conditions is Record<string, JsonValue> {
  return Object.values(conditions).every(isCondition);
}

function isCondition(condition: unknown): condition is JsonValue {
  const { value } = fixedCondition(condition);
  if (Array.isArray(value)) return value.every(isCondition);
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
}
