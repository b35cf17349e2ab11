import { text, textTable } from '../../locale/index.ts';
import { holdsSeveral, isChosen, type ResolvedField } from '../model/index.ts';
import { widgetValueOf } from '../widgets/index.ts';

/** The comparisons of an advanced query, in the order in which they are offered (docs/jeecgboot.md, Query language). */
export const advancedRules = [
  'within',
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'empty',
  'not_empty',
] as const;

export type AdvancedRule = (typeof advancedRules)[number];

export const advancedRuleTitles: Readonly<Record<AdvancedRule, string>> = textTable({
  within: text('属于（含下级）'),
  eq: text('等于'),
  like: text('包含'),
  right_like: text('以…开始'),
  left_like: text('以…结尾'),
  in: text('在…中'),
  ne: text('不等于'),
  gt: text('大于'),
  ge: text('大于等于'),
  lt: text('小于'),
  le: text('小于等于'),
  empty: text('为空'),
  not_empty: text('不为空'),
});

/** One condition; several values of `in` are joined by commas, `empty` and `not_empty` have none. */
export interface AdvancedLine {
  field: string;
  rule: AdvancedRule;
  value: string;
}

/**
 * Lines that must all hold, or of which one must; a line may itself be such a group. There is always at least one line.
 */
export interface AdvancedQuery {
  match: 'and' | 'or';
  lines: readonly (AdvancedLine | AdvancedQuery)[];
}

/** The maximum nesting depth of groups, including the query itself. */
export const deepestGroup = 3;

export interface AdvancedDraftLine {
  field?: string;
  rule?: AdvancedRule;
  value?: unknown;
}

export interface AdvancedDraftGroup {
  match: AdvancedQuery['match'];
  lines: readonly (AdvancedDraftLine | AdvancedDraftGroup)[];
}

type Comparable = Pick<
  ResolvedField,
  'type' | 'format' | 'dictionary' | 'options' | 'reference' | 'component' | 'componentProps'
>;

/** True if values of the field are chosen rather than typed. */
export function isChoice(field: Comparable): boolean {
  const { type, dictionary, options, reference } = field;
  const hasList = dictionary !== undefined || options !== undefined || reference !== undefined;
  return type === 'boolean' || hasList || isChosen(field);
}

/** Returns the comparisons that apply to a field. `isTree`: its values are nodes of a tree. */
export function rulesOf(field: Comparable, isTree = false): readonly AdvancedRule[] {
  return isTree ? ['within', ...valueRules(field)] : valueRules(field);
}

function valueRules(field: Comparable): readonly AdvancedRule[] {
  if (field.type === 'array') return ['like', 'empty', 'not_empty'];
  if (field.type === 'boolean') return ['eq', 'ne', 'empty', 'not_empty'];
  if (widgetValueOf(field.component) === 'place') return areaRules(field);
  if (isChosen(field) && holdsSeveral(field)) return ['eq', 'like', 'in', 'ne', 'empty', 'not_empty'];
  if (isChoice(field)) return ['eq', 'in', 'ne', 'empty', 'not_empty'];
  const ordered = field.type !== 'string' || field.format === 'date' || field.format === 'date-time';
  const typed = advancedRules.filter((rule) => rule !== 'within');
  if (!ordered) return typed;
  const isTime = field.type === 'string';
  return typed.filter((rule) => !rule.endsWith('like') && !(isTime && rule === 'in'));
}

function areaRules({ componentProps }: Comparable): readonly AdvancedRule[] {
  const rules: AdvancedRule[] = ['eq', 'right_like', 'ne', 'empty', 'not_empty'];
  return componentProps.names === true ? rules : rules.filter((rule) => rule !== 'right_like');
}

/** True if the comparison has a value. */
export function needsValue(rule: AdvancedRule): boolean {
  return rule !== 'empty' && rule !== 'not_empty';
}

/** Returns the condition of a line; undefined if its field, comparison or value is missing. */
export function filledLine({ field, rule, value }: AdvancedDraftLine): AdvancedLine | undefined {
  if (field === undefined || field === '' || rule === undefined) return undefined;
  if (!needsValue(rule)) return { field, rule, value: '' };
  const text = (Array.isArray(value) ? value : [value])
    .map(textOf)
    .filter((part) => part !== '')
    .join(',');
  return text === '' ? undefined : { field, rule, value: text };
}

/** Returns the query of a group during editing; undefined if all of its lines are incomplete. */
export function filledQuery({ match, lines }: AdvancedDraftGroup): AdvancedQuery | undefined {
  const filled = lines.flatMap((line) => ('lines' in line ? filledQuery(line) : filledLine(line)) ?? []);
  return filled.length === 0 ? undefined : { match, lines: filled };
}

/** Returns the query without unwanted lines, and without groups that are then empty. */
export function queryOf(query: AdvancedQuery, keep: (line: AdvancedLine) => boolean): AdvancedQuery | undefined {
  const lines = query.lines.flatMap((line) => {
    if ('lines' in line) return queryOf(line, keep) ?? [];
    return keep(line) ? line : [];
  });
  return lines.length === 0 ? undefined : { ...query, lines };
}

/** True if a line of the query is a group, which not every server supports. */
export function hasGroups({ lines }: AdvancedQuery): boolean {
  return lines.some((line) => 'lines' in line);
}

/** Returns the comparisons of a query, including those of its groups. */
export function rulesIn({ lines }: AdvancedQuery): AdvancedRule[] {
  return lines.flatMap((line) => ('lines' in line ? rulesIn(line) : line.rule));
}

/** Returns true for a comparison that the server supports: not every server supports emptiness and trees. */
export function knowsRule(can: { queryEmpty: boolean; queryTrees: boolean }, rule: AdvancedRule): boolean {
  return rule === 'within' ? can.queryTrees : can.queryEmpty || needsValue(rule);
}

/**
 * Returns the parameters of a list call (docs/jeecgboot.md, Query language): the lines as URI-encoded JSON, and how
 * they are combined. A nested group is `{ matchType, params }`, which JeecgBoot does not support. `fieldOf` returns the
 * fields whose types are sent with them.
 */
export function printAdvancedQuery(
  query: AdvancedQuery,
  fieldOf: (name: string) => Comparable | undefined,
): { superQueryParams: string; superQueryMatchType: string } {
  const { params, matchType } = printGroup(query, fieldOf);
  return { superQueryParams: encodeURI(JSON.stringify(params)), superQueryMatchType: matchType };
}

function printGroup(
  { match, lines }: AdvancedQuery,
  fieldOf: (name: string) => Comparable | undefined,
): { matchType: string; params: unknown[] } {
  const params = lines.map((line) => {
    if ('lines' in line) return printGroup(line, fieldOf);
    const { field, rule, value } = line;
    return { field, rule, val: value, ...typesOf(fieldOf(field)) };
  });
  return { matchType: match, params };
}

function typesOf(field: Comparable | undefined): { type: string; dbType: string } {
  if (field?.type === 'integer') return { type: 'int', dbType: 'int' };
  if (field?.type === 'number') return { type: 'number', dbType: 'bigdecimal' };
  if (field?.format === 'date') return { type: 'date', dbType: 'string' };
  if (field?.format === 'date-time') return { type: 'datetime', dbType: 'string' };
  return { type: field && isChoice(field) ? 'list' : 'string', dbType: 'string' };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
