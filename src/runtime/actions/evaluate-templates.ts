import { evaluateExpression, extractTemplate } from '../../schema/expressions/index.ts';

/**
 * Returns a copy of a document's value in which every text that is entirely `{{ … }}` is replaced by the result of its
 * expression over `scope`. Everything else is copied as is: data is never compiled. Throws ExpressionError.
 */
export function evaluateTemplates<Value extends object>(template: Value, scope: object): Record<string, unknown>;
export function evaluateTemplates(template: unknown, scope: object): unknown;
export function evaluateTemplates(template: unknown, scope: object): unknown {
  if (typeof template === 'string') {
    const expression = extractTemplate(template);
    return expression === undefined ? template : evaluateExpression(expression, scope);
  }
  if (Array.isArray(template)) return template.map((item) => evaluateTemplates(item, scope));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, evaluateTemplates(value, scope)]));
}

/** Evaluates a condition of a document (true, false or an expression). Returns `safe` if the expression fails. */
export function evaluateCondition(
  condition: boolean | string | undefined,
  scope: object,
  otherwise: boolean,
  safe: boolean,
): boolean {
  if (condition === undefined) return otherwise;
  if (typeof condition === 'boolean') return condition;
  try {
    return Boolean(evaluateTemplates(condition, scope));
  } catch {
    return safe;
  }
}
