import { evaluateExpression, ExpressionError, extractTemplate, scopeAt } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import type { ResolvedField } from './resolved-model.ts';

/** What the expression of a default sees. */
export interface DefaultContext {
  user?: object;
  /** Wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

/**
 * The value that a new record starts with in this field: the model's `default`, evaluated where it is an expression
 * (`{{ $today }}`). @returns undefined where it has none, or where its expression fails.
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
