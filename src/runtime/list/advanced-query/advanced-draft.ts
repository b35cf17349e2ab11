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

export type QueryDraftItem = QueryDraftGroup['lines'][number];

export type DraftAction =
  | { type: 'match'; key: number; match: QueryDraftGroup['match'] }
  /** Adds a line after the item with that key, or at the end of that group. */
  | { type: 'add'; key: number }
  /** Adds a group with an empty line at the end of that group. */
  | { type: 'group'; key: number }
  | { type: 'remove'; key: number }
  | { type: 'field'; key: number; field: string }
  | { type: 'rule'; key: number; rule: AdvancedRule }
  | { type: 'value'; key: number; value: unknown }
  /** Removes lines without a condition. */
  | { type: 'tidy' }
  | { type: 'reset' }
  | { type: 'load'; query: AdvancedQuery };

/**
 * Returns the next draft. A change of the field clears the value; a list of choices becomes its first one if the rule
 * takes a single value.
 */
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

/** Returns the initial draft of the dialog: the active query, or an empty line. */
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

/** Returns the lines of a draft, including those in its groups. */
export function draftLines({ lines }: QueryDraftGroup): QueryDraftLine[] {
  return lines.flatMap((line) => ('lines' in line ? draftLines(line) : line));
}

/** Returns the field for its editor: with several values if the rule is `in` and the field has choices. */
export function editorField(field: ResolvedQueryField, rule: AdvancedRule | undefined): ResolvedSearchField {
  return { ...field, mode: rule === 'in' && isChoice(field.field) ? 'in' : 'equals' };
}

/** Returns the value of a line for its editor. */
export function lineValue(field: ResolvedQueryField, { rule, value }: AdvancedLine): unknown {
  const editor = editorField(field, rule);
  // A list of typed values remains the text that was typed.
  if (editor.mode !== 'in') return rule === 'in' ? value : widgetValue(editor, value === '' ? undefined : value);
  return widgetValue(editor, splitList(value));
}

/** Returns the draft with the item with that key changed; the draft itself can only become another group. */
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
