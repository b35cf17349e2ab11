import type { ResolvedField } from '../model/resolved-model.ts';

/** The comparisons of an advanced query, in the order they are offered (specification 9, jeecg-contract.md 1.6). */
export const advancedRules = [
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

/** What a person calls them. */
export const advancedRuleTitles: Readonly<Record<AdvancedRule, string>> = {
  eq: '等于',
  like: '包含',
  right_like: '以…开始',
  left_like: '以…结尾',
  in: '在…中',
  ne: '不等于',
  gt: '大于',
  ge: '大于等于',
  lt: '小于',
  le: '小于等于',
  empty: '为空',
  not_empty: '不为空',
};

/** One condition; several values of `in` are joined by commas, `empty` and `not_empty` have none. */
export interface AdvancedLine {
  field: string;
  rule: AdvancedRule;
  value: string;
}

/** All of its lines hold, or one of them. An advanced query without lines does not exist. */
export interface AdvancedQuery {
  match: 'and' | 'or';
  lines: readonly AdvancedLine[];
}

/** A line as it is being written: nothing of it need be there. */
export interface AdvancedDraftLine {
  field?: string;
  rule?: AdvancedRule;
  value?: unknown;
}

type Comparable = Pick<ResolvedField, 'type' | 'format' | 'dictionary' | 'options' | 'reference'>;

/** Whether a value of the field is chosen rather than typed. */
export function isChoice({ type, dictionary, options, reference }: Comparable): boolean {
  return type === 'boolean' || dictionary !== undefined || options !== undefined || reference !== undefined;
}

/** The comparisons that make sense for a field. */
export function rulesOf(field: Comparable): readonly AdvancedRule[] {
  if (field.type === 'array') return ['like', 'empty', 'not_empty'];
  if (field.type === 'boolean') return ['eq', 'ne', 'empty', 'not_empty'];
  if (isChoice(field)) return ['eq', 'in', 'ne', 'empty', 'not_empty'];
  const ordered = field.type !== 'string' || field.format === 'date' || field.format === 'date-time';
  if (!ordered) return advancedRules;
  const isTime = field.type === 'string';
  return advancedRules.filter((rule) => !rule.endsWith('like') && !(isTime && rule === 'in'));
}

/** Whether the comparison looks at a value. */
export function needsValue(rule: AdvancedRule): boolean {
  return rule !== 'empty' && rule !== 'not_empty';
}

/** What a line asks for; undefined for one whose field, comparison or value is missing. */
export function filledLine({ field, rule, value }: AdvancedDraftLine): AdvancedLine | undefined {
  if (field === undefined || field === '' || rule === undefined) return undefined;
  if (!needsValue(rule)) return { field, rule, value: '' };
  const text = (Array.isArray(value) ? value : [value])
    .map(textOf)
    .filter((part) => part !== '')
    .join(',');
  return text === '' ? undefined : { field, rule, value: text };
}

/** The query that lines being written ask for; undefined where all of them are empty. */
export function filledQuery(
  match: AdvancedQuery['match'],
  lines: readonly AdvancedDraftLine[],
): AdvancedQuery | undefined {
  const filled = lines.flatMap((line) => filledLine(line) ?? []);
  return filled.length === 0 ? undefined : { match, lines: filled };
}

/**
 * The parameters of a list call (jeecg-contract.md 1.6): the lines as URI-encoded JSON, and how they belong together.
 * `fieldOf` gives the fields whose types go with them.
 */
export function printAdvancedQuery(
  query: AdvancedQuery,
  fieldOf: (name: string) => Comparable | undefined,
): { superQueryParams: string; superQueryMatchType: string } {
  const lines = query.lines.map(({ field, rule, value }) => ({ field, rule, val: value, ...typesOf(fieldOf(field)) }));
  return { superQueryParams: encodeURI(JSON.stringify(lines)), superQueryMatchType: query.match };
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
