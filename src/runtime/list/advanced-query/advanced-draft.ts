import type { ResolvedQueryField, ResolvedSearchField } from '../../../engine/list/index.ts';
import {
  filledLine,
  isChoice,
  rulesOf,
  type AdvancedDraftLine,
  type AdvancedLine,
  type AdvancedQuery,
  type AdvancedRule,
} from '../../../engine/query/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import type { QueryDraftGroup, QueryDraftLine } from '../../dialog/index.ts';
import { widgetValue } from '../query/index.ts';

/** A line of a draft, or a group of them. */
export type QueryDraftItem = QueryDraftGroup['lines'][number];

export type DraftAction =
  | { type: 'match'; key: number; match: QueryDraftGroup['match'] }
  /** Another line: after that one, or as the last of that group. */
  | { type: 'add'; key: number }
  /** A group with a line to write into, as the last of that group. */
  | { type: 'group'; key: number }
  | { type: 'remove'; key: number }
  | { type: 'field'; key: number; field: string }
  | { type: 'rule'; key: number; rule: AdvancedRule }
  | { type: 'value'; key: number; value: unknown }
  /** Takes away the lines that ask for nothing. */
  | { type: 'tidy' }
  | { type: 'reset' }
  | { type: 'load'; query: AdvancedQuery };

/** The next draft. Another field clears the value; a choice of several becomes its first where the rule takes one. */
export function draftReducer(
  fields: readonly ResolvedQueryField[],
  draft: QueryDraftGroup,
  action: DraftAction,
): QueryDraftGroup {
  switch (action.type) {
    case 'match':
      return edited(draft, action.key, (item) => ('lines' in item ? [{ ...item, match: action.match }] : [item]));
    case 'add':
      return add(draft, action.key, emptyLine(nextKey(draft)));
    case 'group': {
      const key = nextKey(draft);
      const match = draft.match === 'and' ? 'or' : 'and';
      return add(draft, action.key, { key, match, lines: [emptyLine(key + 1)] });
    }
    case 'remove':
      return withALine(edited(draft, action.key, () => []));
    case 'field': {
      const field = fields.find(({ name }) => name === action.field);
      const rules = field ? rulesOf(field.field, field.isTree) : [];
      return withLine(draft, action.key, ({ rule }) => {
        return { field: action.field, rule: rule && rules.includes(rule) ? rule : (rules[0] ?? 'eq'), value: null };
      });
    }
    case 'rule':
      return withLine(draft, action.key, ({ value }) => {
        const first: unknown = Array.isArray(value) && action.rule !== 'in' ? (value[0] ?? null) : value;
        return { rule: action.rule, value: first };
      });
    case 'value':
      return withLine(draft, action.key, () => ({ value: action.value }));
    case 'tidy':
      return withALine(tidied(draft));
    case 'reset':
      return emptyDraft(nextKey(draft));
    case 'load':
      return draftOf(fields, action.query, nextKey(draft));
  }
}

/** What stands in the dialog when it opens: the query that is asked for, or an empty line. */
export function draftOf(fields: readonly ResolvedQueryField[], query?: AdvancedQuery, firstKey = 0): QueryDraftGroup {
  let key = firstKey;
  const draftGroup = ({ match, lines }: AdvancedQuery): QueryDraftGroup => {
    return { key: key++, match, lines: lines.flatMap((line) => draftItem(line)) };
  };
  const draftItem = (line: AdvancedQuery['lines'][number]): QueryDraftItem[] => {
    if ('lines' in line) {
      const group = draftGroup(line);
      return group.lines.length === 0 ? [] : [group];
    }
    const field = fields.find(({ name }) => name === line.field);
    return field ? [{ ...line, value: lineValue(field, line), key: key++ }] : [];
  };
  return query ? withALine(draftGroup(query)) : emptyDraft(key);
}

/** The lines of a draft, those within its groups too. */
export function draftLines({ lines }: QueryDraftGroup): QueryDraftLine[] {
  return lines.flatMap((line) => ('lines' in line ? draftLines(line) : line));
}

/** The field as its editor takes it: several values where the rule is `in` and they are chosen. */
export function editorField(field: ResolvedQueryField, rule: AdvancedRule | undefined): ResolvedSearchField {
  return { ...field, mode: rule === 'in' && isChoice(field.field) ? 'in' : 'equals' };
}

/** The value of a line as its editor takes it. */
export function lineValue(field: ResolvedQueryField, { rule, value }: AdvancedLine): unknown {
  const editor = editorField(field, rule);
  // A list of typed values stays the text it was typed as.
  if (editor.mode !== 'in') return rule === 'in' ? value : widgetValue(editor, value === '' ? undefined : value);
  return widgetValue(editor, splitList(value));
}

/** The draft with the item of that key changed; the draft itself only becomes another group. */
function edited(
  draft: QueryDraftGroup,
  key: number,
  change: (item: QueryDraftItem) => QueryDraftItem[],
): QueryDraftGroup {
  if (draft.key === key) {
    const [next] = change(draft);
    return next && 'lines' in next ? next : draft;
  }
  const lines = draft.lines.flatMap((item): QueryDraftItem[] => {
    if (item.key === key) return change(item);
    if (!('lines' in item)) return [item];
    const group = edited(item, key, change);
    return group.lines.length === 0 ? [] : [group];
  });
  return { ...draft, lines };
}

function add(draft: QueryDraftGroup, key: number, added: QueryDraftItem): QueryDraftGroup {
  return edited(draft, key, (item) => ('lines' in item ? [{ ...item, lines: [...item.lines, added] }] : [item, added]));
}

function withLine(
  draft: QueryDraftGroup,
  key: number,
  change: (line: QueryDraftLine) => AdvancedDraftLine,
): QueryDraftGroup {
  return edited(draft, key, (item) => ('lines' in item ? [item] : [{ ...item, ...change(item) }]));
}

function tidied({ lines, ...group }: QueryDraftGroup): QueryDraftGroup {
  const kept = lines.flatMap((item): QueryDraftItem[] => {
    if (!('lines' in item)) return filledLine(item) ? [item] : [];
    const inner = tidied(item);
    return inner.lines.length === 0 ? [] : [inner];
  });
  return { ...group, lines: kept };
}

/** There is always a line to write into. */
function withALine(draft: QueryDraftGroup): QueryDraftGroup {
  return draft.lines.length > 0 ? draft : { ...draft, lines: [emptyLine(nextKey(draft))] };
}

function emptyDraft(key: number): QueryDraftGroup {
  return { key, match: 'and', lines: [emptyLine(key + 1)] };
}

function emptyLine(key: number): QueryDraftLine {
  return { key, rule: 'eq' };
}

function nextKey(draft: QueryDraftGroup): number {
  const keys = (item: QueryDraftItem): number[] => [item.key, ...('lines' in item ? item.lines.flatMap(keys) : [])];
  return Math.max(...keys(draft)) + 1;
}
