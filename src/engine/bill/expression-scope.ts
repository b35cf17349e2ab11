import { evaluateExpression, ExpressionError, extractTemplate } from '../../schema/expressions/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { say } from '../../schema/locale/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { isMomentOf, toFieldValue, toScopeRecord } from './field-value.ts';

/** The names that a model's expressions see. */
export interface ExpressionScope {
  $record: RecordValues;
  $user: Readonly<Record<string, unknown>>;
  $now: string | null;
  $today: string | null;
  $line?: RecordValues;
  $parent?: RecordValues;
}

/** The scope of an expression about `record`, whose decimals it sees as numbers. */
export function scopeOf(model: ResolvedModel, record: RecordValues, context: BillContext): ExpressionScope {
  const { models, user = {}, now = null } = context;
  return { $record: toScopeRecord(model, record, models), $user: user, $now: now, $today: now && now.slice(0, 10) };
}

/** A fixed value as it is, an expression's value otherwise. Throws ExpressionError. */
export function evaluateTemplate(value: JsonValue, scope: ExpressionScope): unknown {
  const text = typeof value === 'string' ? extractTemplate(value) : undefined;
  return text === undefined ? value : evaluateExpression(text, scope);
}

/** Whether a condition holds; one that cannot be evaluated does not. */
export function holds(condition: string | undefined, scope: ExpressionScope): boolean {
  if (condition === undefined) return true;
  return Boolean(valueOrNull(condition, scope));
}

/** As evaluateTemplate, with null for an expression that fails. */
export function valueOrNull(value: JsonValue, scope: ExpressionScope): unknown {
  try {
    return evaluateTemplate(value, scope);
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/**
 * The values of a `set`, each as the field of the target holds it; names that are no fields are left out. Throws
 * ExpressionError for a value that its field cannot hold, such as a text for a number; it says for which value of which
 * record, and of which line (from 1) it is about.
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

/** An expression that fails says where. */
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
