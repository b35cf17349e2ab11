import type { ComparisonOperator, MatchOperator } from './condition.ts';

/** The parsed text of a query parameter, before its field determines the type. */
export type ValuePattern =
  | { operator: ComparisonOperator; text: string }
  | { operator: MatchOperator; text: string }
  | { operator: 'in' | 'containsAny'; texts: string[] };

/** Nodes of a tree with their descendants. The value syntax has no text for it. */
export interface TreePattern {
  operator: 'within';
  texts: string[];
}

const comparison = /^(>=|<=|>|<|eq|ne|gt|ge|lt|le) ([^]*)$/;
const signs: Record<string, ComparisonOperator> = {
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
};

/**
 * Parses the value syntax of JeecgBoot's lists (docs/jeecgboot.md, Query language): comparison prefix before star,
 * comma, `!` and `++`. A text without a value (stars or commas alone) gives undefined.
 */
export function parseValuePattern(text: string): ValuePattern | undefined {
  const [, sign, compared = ''] = comparison.exec(text) ?? [];
  const operator = sign === undefined ? undefined : signs[sign];
  if (operator) return compared === '' ? undefined : { operator, text: compared };
  return parseStars(text) ?? parseCommas(text) ?? parseEquality(text);
}

function parseStars(text: string): ValuePattern | undefined {
  const [starts, ends] = [text.startsWith('*'), text.endsWith('*')];
  if (starts && ends && text.length > 2) return { operator: 'contains', text: text.slice(1, -1) };
  if (starts && !ends) return { operator: 'endsWith', text: text.slice(1) };
  if (ends && !starts) return { operator: 'startsWith', text: text.slice(0, -1) };
  return undefined;
}

function parseCommas(text: string): ValuePattern | undefined {
  if (!text.includes(',')) return undefined;
  const texts = text.split(',').filter((part) => part !== '');
  if (texts.length === 0) return undefined;
  return { operator: text.startsWith(',') && text.endsWith(',') ? 'containsAny' : 'in', texts };
}

function parseEquality(text: string): ValuePattern | undefined {
  if (/^[*,]*$/.test(text) || text === '!') return undefined;
  if (text.startsWith('!')) return { operator: 'ne', text: text.slice(1) };
  return { operator: 'eq', text: text.indexOf('++') > 0 ? text.replaceAll('++', ',') : text };
}
