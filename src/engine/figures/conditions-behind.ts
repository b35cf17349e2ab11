import { evaluateExpression, ExpressionError, extractTemplate, type Scope } from '../../schema/expressions/index.ts';
import { dictionaryOf } from '../model/index.ts';
import { fixedCondition, type AdvancedLine } from '../query/index.ts';
import type { Category } from './figures.ts';
import { daysOf } from './fill-periods.ts';
import { isFilled, readPeriod, type QuerySearch } from './query-search.ts';
import type { Dimension, QueryShape } from './query-shape.ts';

export interface ClickedCategory {
  dimension: Dimension;
  category: Category;
}

export type QueryScope = Scope<'default'> & { $today: string };

/**
 * Returns the conditions of the records behind a number, in the form of a list's advanced query: those of the query
 * itself, its search values, and the clicked categories. Undefined for the category of all the rest, which no list can
 * show.
 */
export function conditionsBehind(
  shape: QueryShape,
  asked: QuerySearch,
  pressed: readonly ClickedCategory[],
  scope: QueryScope,
): AdvancedLine[] | undefined {
  if (pressed.some(({ category }) => category.isRest)) return undefined;
  const fixed = Object.entries(shape.where).flatMap(([field, value]) => {
    const { mode, value: wanted } = fixedCondition(value);
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map((one) => evaluated(one, scope));
    return oneOf(field, values).map((line) => (mode === 'within' ? { ...line, rule: mode } : line));
  });
  const lines = [...fixed, ...askedLines(shape, asked, new Date(scope.$today)), ...pressed.flatMap(pressedLines)];
  const seen = new Map(lines.map((line) => [`${line.field} ${line.rule} ${line.value}`, line]));
  return [...seen.values()];
}

function evaluated(value: unknown, scope: QueryScope): unknown {
  const expression = typeof value === 'string' ? extractTemplate(value) : undefined;
  if (expression === undefined) return value;
  try {
    return evaluateExpression(expression, { ...scope });
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function oneOf(field: string, values: readonly unknown[]): AdvancedLine[] {
  const texts = values.filter(isFilled).map(String);
  if (texts.length === 0) return [];
  return [{ field, rule: texts.length > 1 ? 'in' : 'eq', value: texts.join(',') }];
}

function askedLines(shape: QueryShape, asked: QuerySearch, today: Date): AdvancedLine[] {
  return Object.entries(asked).flatMap(([name, value]): AdvancedLine[] => {
    const known = shape.asked.get(name);
    if (!known) return [];
    if (known.isRange) return between(name, readPeriod(value, today) ?? {});
    if (Array.isArray(value)) return oneOf(name, value);
    if (!isFilled(value)) return [];
    const { field } = known;
    const isFreeText =
      field.type === 'string' && !field.format && !field.options && !field.reference && !dictionaryOf(field);
    return [{ field: name, rule: isFreeText ? 'like' : 'eq', value: String(value) }];
  });
}

function between(field: string, { from, to }: { from?: string; to?: string }): AdvancedLine[] {
  return [
    ...(from === undefined ? [] : [{ field, rule: 'ge', value: from } as const]),
    ...(to === undefined ? [] : [{ field, rule: 'le', value: to } as const]),
  ];
}

function pressedLines({ dimension: { name, by }, category: { value } }: ClickedCategory): AdvancedLine[] {
  if (value === null || value === '') return [{ field: name, rule: 'empty', value: '' }];
  const days = by && daysOf(String(value), by);
  return days ? between(name, days) : [{ field: name, rule: 'eq', value: String(value) }];
}
