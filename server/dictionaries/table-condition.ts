import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';

export interface ConditionLine {
  field: string;
  rule: string;
  val?: string;
}

export interface TableCondition {
  /** Groups of comparisons: all comparisons of at least one group must hold. An empty list matches everything. */
  anyOf: readonly (readonly ConditionLine[])[];
  sort: { column: string; order: 'asc' | 'desc' } | undefined;
}

const rules: Readonly<Record<string, string>> = {
  '=': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
};

const blanks = String.raw`\s*`;
const comparison = new RegExp(
  String.raw`^${blanks}(\w+)${blanks}(?:(=|!=|<>|>=|<=|>|<)${blanks}(?:'((?:[^']|'')*)'|(-?[\w.]+(?:-[\w.]+)*))|\s+like\s+'((?:[^']|'')*)'|\s+is\s+(not\s+)?null)(?!\w)`,
  'i',
);
const joint = /^\s*\b(and|or)\b/i;
const ordering = /^\s*order\s+by\s+(\w+)(?:\s+(asc|desc))?\s*$/i;

/**
 * Parses the condition of a table dictionary as JeecgBoot's clients write it, e.g. `status='1' and name like '%a%'
 * order by code desc`: comparisons joined by `and` and `or`, and an order. It is parsed into lines of an advanced
 * query, and no part of it becomes SQL.
 * @param fieldOf returns the field of a name, if the condition may use it.
 * @throws Refusal for any other syntax.
 */
export function readTableCondition(text: string, fieldOf: (name: string) => string | undefined): TableCondition {
  const named = (name: string): string => {
    const field = fieldOf(name);
    if (field === undefined) throw unreadable();
    return field;
  };
  const groups: ConditionLine[][] = [[]];
  let rest = text.trim();
  if (rest === '') return { anyOf: [], sort: undefined };
  for (let isFirst = true; rest !== ''; isFirst = false) {
    const [whole, column, order] = ordering.exec(rest) ?? [];
    if (whole !== undefined && column !== undefined)
      return {
        anyOf: filled(groups),
        sort: { column: named(column), order: /^desc$/i.test(order ?? '') ? 'desc' : 'asc' },
      };
    if (!isFirst) {
      const [joined, word = ''] = joint.exec(rest) ?? [];
      if (joined === undefined) throw unreadable();
      if (word.toLowerCase() === 'or') groups.push([]);
      rest = rest.slice(joined.length);
    }
    const found = comparison.exec(rest);
    if (!found) throw unreadable();
    groups.at(-1)?.push(lineOf(found, named));
    rest = rest.slice(found[0].length).trim();
  }
  return { anyOf: filled(groups), sort: undefined };
}

function filled(groups: readonly ConditionLine[][]): ConditionLine[][] {
  return groups.filter((group) => group.length > 0);
}

function lineOf(found: RegExpExecArray, named: (name: string) => string): ConditionLine {
  const [, name = '', operator, quoted, plain, pattern, not] = found;
  const field = named(name);
  if (operator !== undefined) return { field, rule: rules[operator] ?? 'eq', val: plain ?? unquoted(quoted ?? '') };
  if (pattern === undefined) return { field, rule: not === undefined ? 'empty' : 'not_empty' };
  const [, left, part = '', right] = /^(%?)([^%_]+)(%?)$/.exec(unquoted(pattern)) ?? [];
  if (part === '') throw unreadable();
  const rule = left ? (right ? 'like' : 'left_like') : right ? 'right_like' : 'eq';
  return { field, rule, val: part };
}

function unquoted(text: string): string {
  return text.replaceAll("''", "'");
}

function unreadable(): Refusal {
  return new Refusal(
    say("字典的条件只能写 字段='值'（也可用 != > >= < <= like），用 and、or 连接，最后可写 order by 字段。"),
  );
}
