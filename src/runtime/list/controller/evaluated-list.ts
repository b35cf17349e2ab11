import type { ResolvedList } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';
import { ExpressionError, isExpression, type Scope } from '../../../schema/expressions/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { PortError } from '../../ports/index.ts';

export interface FixedConditions {
  where: Record<string, unknown>;
  params: Record<string, unknown>;
  /**
   * The reason why they could not be evaluated: the list must not be requested, as it would show records it must not.
   */
  refusal?: PortError;
}

/** Evaluates the fixed conditions and parameters of a list in the scope of its place. */
export function fixedConditions(
  { where, params = {}, isFollowing }: Pick<ResolvedList, 'where' | 'params' | 'isFollowing'>,
  scope: object,
): FixedConditions {
  if (isFollowing) return { where, params };
  try {
    return { where: evaluateTemplates(where, scope), params: evaluateTemplates(params, scope) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const refusal = new PortError('invalid', say('列表的固定条件（where 或 params）在这里算不出来。'));
    return { where: {}, params: {}, refusal };
  }
}

/** Evaluates the search defaults of a list. A default that fails is omitted. */
export function withSearchDefaults(list: ResolvedList, scope: Scope<'default'>): ResolvedList {
  if (!list.search.some(({ default: given }) => isTemplate(given))) return list;
  const search = list.search.map((field) => {
    const { default: given, ...rest } = field;
    return isTemplate(given) ? { ...rest, ...computed(given, scope) } : field;
  });
  return { ...list, search };
}

function isTemplate(given: JsonValue | undefined): given is string {
  return typeof given === 'string' && isExpression(given);
}

function computed(template: string, scope: Scope<'default'>): { default?: JsonValue } {
  try {
    const value = evaluateTemplates(template, scope);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? { default: value }
      : {};
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return {};
  }
}
