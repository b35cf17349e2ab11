import { say } from '../../locale/index.ts';
import { holdsSeveral, isChosen } from '../model/index.ts';
import { splitWritten } from '../written/index.ts';
import { deepestGroup } from './advanced-query.ts';
import type { Condition, LinesCondition } from './condition.ts';
import { patternConditions } from './parse-conditions.ts';
import type { QueryFields } from './query-fields.ts';
import { ValueRefusal, type QueryField } from './typed-value.ts';
import type { TreePattern, ValuePattern } from './value-pattern.ts';

const mostLines = 50;
const longestText = 20_000;

type Operator = (ValuePattern | TreePattern)['operator'] | 'empty' | 'notEmpty';

/**
 * The rules of JeecgBoot (docs/jeecgboot.md, Query language), the two for emptiness from its later versions, and ours
 * for trees.
 */
const rules: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['eq', 'eq'],
  ['ne', 'ne'],
  ['gt', 'gt'],
  ['ge', 'ge'],
  ['lt', 'lt'],
  ['le', 'le'],
  ['in', 'in'],
  ['like', 'contains'],
  ['left_like', 'endsWith'],
  ['right_like', 'startsWith'],
  ['empty', 'empty'],
  ['not_empty', 'notEmpty'],
  ['within', 'within'],
]);

/** One line of a super query; the `type` and `dbType` sent with it are ignored, since the model is more precise. */
interface Line {
  field: string;
  rule: string;
  texts: string[];
}

/**
 * Parses a super query: `params` is a JSON array of `{ field, rule, val }`, plain or URI-encoded once more; all lines
 * must hold, or with `matchType` `or` one of them. `lines,qty` is the field `qty` of the records' lines. Instead of a
 * line there may be a nested group `{ matchType, params }` (not supported by JeecgBoot). A line without field, rule or
 * value is ignored, and so is a group of such lines.
 * @throws ValueRefusal when the query is invalid.
 */
export function parseSuperQuery(
  params: string | undefined,
  matchType: string | undefined,
  fields: QueryFields,
): Condition[] {
  if (params === undefined || params.trim() === '') return [];
  const lines = readLines(params);
  if (countLines(lines) > mostLines)
    throw new ValueRefusal(say('高级查询最多 {mostLines} 个条件，请减少一些', { mostLines }));
  return groupConditions(lines, operatorOf(matchType), fields, 1);
}

function groupConditions(
  lines: readonly unknown[],
  operator: 'all' | 'any',
  fields: QueryFields,
  depth: number,
): Condition[] {
  if (depth > deepestGroup)
    throw new ValueRefusal(say('高级查询的条件组最多 {deepestGroup} 层，请减少一些', { deepestGroup }));
  const conditions = lines.flatMap((line) => {
    const group = readGroup(line);
    if (group) return groupConditions(group.lines, group.operator, fields, depth + 1);
    return readLine(line).map((read) => conditionOf(read, fields));
  });
  return conditions.length === 0
    ? []
    : [{ operator, conditions: operator === 'all' ? ofOneLine(conditions) : conditions }];
}

function readGroup(line: unknown): { operator: 'all' | 'any'; lines: unknown[] } | undefined {
  const lines = paramsOf(line);
  if (lines === undefined) return undefined;
  if (!Array.isArray(lines) || typeof line !== 'object' || line === null) throw unreadable();
  return { operator: operatorOf(textOf('matchType' in line ? line.matchType : undefined)), lines };
}

function paramsOf(line: unknown): unknown {
  return typeof line === 'object' && line !== null && 'params' in line ? line.params : undefined;
}

function countLines(lines: unknown): number {
  return Array.isArray(lines) ? lines.reduce<number>((count, line) => count + 1 + countLines(paramsOf(line)), 0) : 0;
}

function conditionOf({ field, ...line }: Line, fields: QueryFields): Condition {
  const [name = '', ofLines] = field.split(',', 2);
  if (ofLines === undefined) return together(lineConditions({ ...line, field }, fields));
  return {
    operator: 'someLine',
    field: name,
    conditions: lineConditions({ ...line, field: ofLines }, fields.lines(name)),
  };
}

function together(conditions: Condition[]): Condition {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { operator: 'all', conditions };
}

/** Conditions on the lines of a field that must all hold apply to one and the same line. */
function ofOneLine(conditions: readonly Condition[]): Condition[] {
  const lines = new Map<string, LinesCondition>();
  return conditions.flatMap((condition) => {
    if (condition.operator !== 'someLine') return condition;
    const known = lines.get(condition.field);
    known?.conditions.push(...condition.conditions);
    if (known) return [];
    const first = { ...condition, conditions: [...condition.conditions] };
    lines.set(condition.field, first);
    return first;
  });
}

function operatorOf(matchType = ''): 'all' | 'any' {
  if (matchType === 'or') return 'any';
  if (matchType === 'and' || matchType === '') return 'all';
  throw new ValueRefusal(say('高级查询的匹配方式应当是 and（全部满足）或 or（任一满足）'));
}

function readLines(params: string): unknown[] {
  if (params.length > longestText) throw new ValueRefusal(say('高级查询的条件太长，请减少一些'));
  const lines = parseJsonArray(params.trim());
  if (!lines) throw unreadable();
  return lines;
}

function unreadable(): ValueRefusal {
  return new ValueRefusal(say('高级查询的条件无法识别，请重新设置'));
}

/** The JSON of an array begins with a bracket, which `encodeURI` always encodes. */
function parseJsonArray(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text.startsWith('[') ? text : decodeURIComponent(text));
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function readLine(line: unknown): Line[] {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) throw unreadable();
  const field = textOf('field' in line ? line.field : undefined).trim();
  const rule = textOf('rule' in line ? line.rule : undefined).trim();
  const value: unknown = 'val' in line ? line.val : undefined;
  const texts = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
  const needsNone = rule === 'empty' || rule === 'not_empty';
  return field === '' || rule === '' || (texts.length === 0 && !needsNone) ? [] : [{ field, rule, texts }];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw unreadable();
}

function lineConditions({ field: name, rule, texts }: Line, fields: QueryFields): Condition[] {
  const field = fields.get(name);
  const operator = rules.get(rule);
  const [text = ''] = texts;
  if ((operator === 'in' || operator === 'contains') && holdsChosen(field))
    return patternConditions(field, { operator: 'containsAny', texts: partsOf(texts) });
  switch (operator) {
    case 'within':
      return patternConditions(field, { operator, texts: partsOf(texts) });
    case undefined:
      throw new ValueRefusal(say('高级查询不支持“{rule}”这种比较，请重新选择', { rule: rule.slice(0, 40) }));
    case 'empty':
    case 'notEmpty':
      return [{ field: name, operator }];
    case 'in':
    case 'containsAny':
      return patternConditions(field, { operator: 'in', texts: partsOf(texts, field) });
    default:
      return patternConditions(field, { operator, text: texts.length > 1 ? texts.join(',') : text });
  }
}

function holdsChosen({ type, component, componentProps = {} }: QueryField): boolean {
  return (
    type === 'string' && isChosen({ component, componentProps }) && holdsSeveral({ type, component, componentProps })
  );
}

/** A list of numbers is typed; texts may contain the other separators. */
function partsOf(texts: readonly string[], { type }: Partial<QueryField> = {}): string[] {
  if (type === 'number' || type === 'integer') return texts.flatMap(splitWritten);
  return texts.length > 1 ? [...texts] : (texts[0] ?? '').split(',').filter((part) => part !== '');
}
