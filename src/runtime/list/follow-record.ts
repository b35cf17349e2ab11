import { fixedCondition } from '../../engine/query/index.ts';
import type { ResolvedList } from '../../engine/list/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { evaluateTemplates } from '../actions/index.ts';

/**
 * The list with its fixed conditions and parameters computed from what is around it (`$record`, the row that it follows).
 * Undefined where one of them fails or is empty: without it the list would show what it must not.
 */
export function followRecord(list: ResolvedList, scope: object): ResolvedList | undefined {
  const where = fixedConditions(list.where, scope);
  const params = fixedConditions(list.params ?? {}, scope);
  return where && params && { ...list, where, params };
}

function fixedConditions(where: ResolvedList['where'], scope: object): ResolvedList['where'] | undefined {
  try {
    const values = Object.entries(evaluateTemplates(where, scope));
    const usable = values.flatMap(([name, value]) => (isCondition(value) ? [[name, value] as const] : []));
    return usable.length === values.length ? Object.fromEntries(usable) : undefined;
  } catch {
    return undefined;
  }
}

function isCondition(condition: unknown): condition is JsonValue {
  const { value } = fixedCondition(condition);
  if (Array.isArray(value)) return value.every(isCondition);
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
}
