import type { ResolvedList } from '../../../engine/list/index.ts';
import { ExpressionError, isExpression, type Scope } from '../../../schema/expressions/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { PortError } from '../../ports/index.ts';

/** The fixed conditions and parameters of a list, computed. */
export interface FixedConditions {
  where: Record<string, unknown>;
  params: Record<string, unknown>;
  /** They could not be computed: the list must not be asked for, as it would show more than it may. */
  refusal?: PortError;
}

/** Computes the fixed conditions and parameters of a list over the scope of its place. */
export function fixedConditions(
  { where, params = {} }: Pick<ResolvedList, 'where' | 'params'>,
  scope: object,
): FixedConditions {
  try {
    return { where: evaluateTemplates(where, scope), params: evaluateTemplates(params, scope) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const refusal = new PortError('invalid', say('列表的固定条件（where 或 params）在这里算不出来。'));
    return { where: {}, params: {}, refusal };
  }
}

/** The list with the defaults of its search computed. One that cannot be computed is left out. */
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
