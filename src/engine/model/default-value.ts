import { evaluateExpression, ExpressionError, extractTemplate, scopeAt } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import type { ResolvedField } from './resolved-model.ts';

export interface DefaultContext {
  user?: object;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

/**
 * Returns the initial value of the field in a new record: the model's `default`, evaluated if it is an expression (`{{
 * $today }}`).
 * @returns undefined if it has none, or if its expression fails.
 */
export function defaultValue(field: ResolvedField, { user = {}, now }: DefaultContext): JsonValue | undefined {
  const text = typeof field.default === 'string' ? extractTemplate(field.default) : undefined;
  if (text === undefined) return typeof field.default === 'object' ? structuredClone(field.default) : field.default;
  try {
    const value = evaluateExpression(text, scopeAt('default', { user, now }));
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
