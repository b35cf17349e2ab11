import { say } from '../../locale/index.ts';
import { hasTime, readDateText } from '../written/index.ts';
import type { Condition } from './condition.ts';
import { isText, typedValue, ValueRefusal, type QueryField } from './typed-value.ts';
import { parseValuePattern, type TreePattern, type ValuePattern } from './value-pattern.ts';

/**
 * The kind of a parameter, by its name: the value syntax, one side of a range, a list of values, or parts of a tree.
 */
export type ParameterKind = 'value' | 'begin' | 'end' | 'multiple' | 'within';

/**
 * Parses one parameter into the conditions on its field.
 * @throws ValueRefusal when the field cannot have the value.
 */
export function parseConditions(field: QueryField, kind: ParameterKind, text: string): Condition[] {
  if (kind === 'begin') return [{ field: field.name, operator: 'ge', value: typedValue(field, text) }];
  if (kind === 'end') return [{ field: field.name, operator: 'le', value: typedValue(field, text, true) }];
  const pattern = kind === 'value' ? parseValuePattern(text) : multiple(text, kind === 'within' ? kind : 'in');
  return pattern ? patternConditions(field, pattern) : [];
}

/**
 * Converts a pattern to conditions on its field.
 * @throws ValueRefusal when the field cannot have the value.
 */
export function patternConditions(field: QueryField, pattern: ValuePattern | TreePattern): Condition[] {
  if (pattern.operator === 'within') return [withinCondition(field, pattern.texts)];
  return field.type === 'array' ? [arrayCondition(field, pattern)] : conditionsOf(field, pattern);
}

/**
 * Creates the condition for nodes of a tree or their descendants.
 * @throws ValueRefusal for a field that cannot contain keys.
 */
export function withinCondition(field: QueryField, keys: readonly string[]): Condition {
  if (!isText(field))
    throw new ValueRefusal(say('“{title}”的值不是树上的节点，不能连同下级查询', { title: field.title }));
  return { field: field.name, operator: 'within', keys: keys.map((key) => checkedText(field, key)) };
}

function multiple(text: string, operator: 'in' | 'within'): ValuePattern | TreePattern | undefined {
  const texts = jsonTexts(text) ?? text.split(',').filter((part) => part !== '');
  return texts.length > 0 ? { operator, texts } : undefined;
}

/** Parses the JSON array that our own client sends if a value contains a comma. */
function jsonTexts(text: string): string[] | undefined {
  if (!text.startsWith('["')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every((item) => typeof item === 'string') ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function conditionsOf(field: QueryField, pattern: ValuePattern): Condition[] {
  const { name } = field;
  switch (pattern.operator) {
    case 'in':
      return [oneOf(field, pattern.texts)];
    case 'containsAny':
      if (!isText(field)) return [oneOf(field, pattern.texts)];
      return [{ field: name, operator: 'containsAny', texts: pattern.texts.map((text) => checkedText(field, text)) }];
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      if (!isText(field)) throw new ValueRefusal(say('“{title}”不是文本，不能按部分内容查询', { title: field.title }));
      return [{ field: name, operator: pattern.operator, text: checkedText(field, pattern.text) }];
    case 'eq':
      if (isDay(field, pattern.text)) return wholeDay(field, pattern.text);
      return [{ field: name, operator: 'eq', value: typedValue(field, pattern.text) }];
    case 'ne':
      if (isDay(field, pattern.text)) return [otherThanDay(field, pattern.text)];
      return [{ field: name, operator: 'ne', value: typedValue(field, pattern.text) }];
    case 'gt':
    case 'le':
      return [{ field: name, operator: pattern.operator, value: typedValue(field, pattern.text, true) }];
    default:
      return [{ field: name, operator: pattern.operator, value: typedValue(field, pattern.text) }];
  }
}

function oneOf(field: QueryField, texts: readonly string[]): Condition {
  const { name } = field;
  if (!texts.some((text) => isDay(field, text)))
    return { field: name, operator: 'in', values: texts.map((text) => typedValue(field, text)) };
  const conditions = texts.map((text): Condition => {
    return { operator: 'all', conditions: conditionsOf(field, { operator: 'eq', text }) };
  });
  return { operator: 'any', conditions };
}

function isDay(field: QueryField, text: string): boolean {
  return field.format === 'date-time' && !hasTime(text) && 'value' in readDateText(text);
}

function otherThanDay(field: QueryField, day: string): Condition {
  const { name } = field;
  const conditions: Condition[] = [
    { field: name, operator: 'empty' },
    { field: name, operator: 'lt', value: typedValue(field, day) },
    { field: name, operator: 'gt', value: typedValue(field, day, true) },
  ];
  return { operator: 'any', conditions };
}

function wholeDay(field: QueryField, day: string): Condition[] {
  return [...parseConditions(field, 'begin', day), ...parseConditions(field, 'end', day)];
}

function arrayCondition(field: QueryField, pattern: ValuePattern): Condition {
  const texts = 'texts' in pattern ? pattern.texts : [pattern.text];
  const known = ['eq', 'in', 'contains', 'containsAny'].includes(pattern.operator);
  if (!known) throw new ValueRefusal(say('“{title}”有多个值，只能查询是否包含某些值', { title: field.title }));
  return { field: field.name, operator: 'containsAny', texts: texts.map((text) => checkedText(field, text)) };
}

function checkedText(field: QueryField, text: string): string {
  if (text.includes('\0'))
    throw new ValueRefusal(say('“{title}”的查询条件含有不可见的控制字符，请删去', { title: field.title }));
  return text;
}
