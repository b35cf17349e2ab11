import { say } from '../../locale/index.ts';
import { evaluateExpression, ExpressionError, extractTemplate } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { isMomentOf, toFieldValue, toScopeRecord } from './field-value.ts';

export interface ExpressionScope {
  $record: RecordValues;
  $user: Readonly<Record<string, unknown>>;
  $now: string | null;
  $today: string | null;
  $line?: RecordValues;
  $parent?: RecordValues;
}

/** Returns the scope of an expression about `record`, with its decimals as numbers. */
export function scopeOf(model: ResolvedModel, record: RecordValues, context: BillContext): ExpressionScope {
  const { models, user = {}, now = null } = context;
  return { $record: toScopeRecord(model, record, models), $user: user, $now: now, $today: now && now.slice(0, 10) };
}

/**
 * Returns a fixed value unchanged, or evaluates an expression.
 * @throws ExpressionError when the expression fails.
 */
export function evaluateTemplate(value: JsonValue, scope: ExpressionScope): unknown {
  const text = typeof value === 'string' ? extractTemplate(value) : undefined;
  return text === undefined ? value : evaluateExpression(text, scope);
}

/** True when a condition holds; one that cannot be evaluated does not. */
export function holds(condition: string | undefined, scope: ExpressionScope): boolean {
  if (condition === undefined) return true;
  return Boolean(valueOrNull(condition, scope));
}

/** Like `evaluateTemplate`, but returns null for an expression that fails. */
export function valueOrNull(value: JsonValue, scope: ExpressionScope): unknown {
  try {
    return evaluateTemplate(value, scope);
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/**
 * Evaluates a `set`, converting each value to the type of the target's field; names that are not fields are ignored.
 * @throws ExpressionError when a field cannot hold its value, such as a text for a number. The message names the
 * record, the field and the line (from 1).
 */
export function evaluateSet(
  set: Readonly<Record<string, JsonValue>>,
  scope: ExpressionScope,
  target: ResolvedModel,
  line?: number,
): RecordValues {
  const values: RecordValues = {};
  for (const field of target.fields) {
    const value = Object.hasOwn(set, field.name) ? set[field.name] : undefined;
    if (value === undefined) continue;
    const place = say('{line}{title}的“{field}”', {
      line: line === undefined ? '' : say('第 {line} 行，', { line }),
      title: target.title,
      field: field.title,
    });
    const given = evaluateFor(place, value, scope);
    const held = toFieldValue(field, given);
    const isEmpty = given === null || given === undefined || given === '';
    if (!isEmpty && (held === null || !isMomentOf(field, held))) throw wrongValue(place);
    values[field.name] = held;
  }
  return values;
}

function evaluateFor(place: string, value: JsonValue, scope: ExpressionScope): unknown {
  try {
    return evaluateTemplate(value, scope);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    throw new ExpressionError(
      { ...error.problem, message: say('{place}算不出来，{message}', { place, message: error.message }) },
      { cause: error },
    );
  }
}

/** Creates the error for a computed value that does not fit its field; `place` names the field. */
export function wrongValue(place: string): ExpressionError {
  return new ExpressionError({ code: 'wrong-value', message: say('{place}存不下算出的值', { place }), position: 0 });
}
