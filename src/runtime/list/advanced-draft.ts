import type { ResolvedQueryField, ResolvedSearchField } from '../../engine/list/resolved-list.ts';
import {
  type AdvancedDraftLine,
  type AdvancedLine,
  type AdvancedQuery,
  type AdvancedRule,
  isChoice,
  rulesOf,
} from '../../engine/query/index.ts';
import { splitList } from '../../engine/values/index.ts';
import type { QueryDraft } from '../dialog/index.ts';
import { widgetValue } from './search-values.ts';

/** An advanced query being written: there is always a line to write into. */
export type AdvancedDraft = QueryDraft;

export type DraftAction =
  | { type: 'match'; match: AdvancedDraft['match'] }
  | { type: 'add'; after: number }
  | { type: 'remove'; key: number }
  | { type: 'field'; key: number; field: string }
  | { type: 'rule'; key: number; rule: AdvancedRule }
  | { type: 'value'; key: number; value: unknown }
  | { type: 'reset' }
  | { type: 'load'; query: AdvancedQuery };

/** The next draft. Another field clears the value; a choice of several becomes its first where the rule takes one. */
export function draftReducer(
  fields: readonly ResolvedQueryField[],
  draft: AdvancedDraft,
  action: DraftAction,
): AdvancedDraft {
  const change = (key: number, next: AdvancedDraftLine) => ({
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, ...next } : line)),
  });
  switch (action.type) {
    case 'match':
      return { ...draft, match: action.match };
    case 'add': {
      const at = draft.lines.findIndex((line) => line.key === action.after) + 1;
      return { ...draft, lines: draft.lines.toSpliced(at, 0, { key: nextKey(draft), rule: 'eq' }) };
    }
    case 'remove': {
      const lines = draft.lines.filter((line) => line.key !== action.key);
      return lines.length > 0 ? { ...draft, lines } : emptyDraft(nextKey(draft), draft.match);
    }
    case 'field': {
      const field = fields.find(({ name }) => name === action.field);
      const rules = field ? rulesOf(field.field) : [];
      const kept = draft.lines.find((line) => line.key === action.key)?.rule;
      const rule = kept && rules.includes(kept) ? kept : (rules[0] ?? 'eq');
      return change(action.key, { field: action.field, rule, value: null });
    }
    case 'rule': {
      const value = draft.lines.find((line) => line.key === action.key)?.value;
      const first: unknown = Array.isArray(value) && action.rule !== 'in' ? (value[0] ?? null) : value;
      return change(action.key, { rule: action.rule, value: first });
    }
    case 'value':
      return change(action.key, { value: action.value });
    case 'reset':
      return emptyDraft(nextKey(draft));
    case 'load':
      return draftOf(fields, action.query, nextKey(draft));
  }
}

/** What stands in the dialog when it opens: the query that is asked for, or an empty line. */
export function draftOf(fields: readonly ResolvedQueryField[], query?: AdvancedQuery, firstKey = 0): AdvancedDraft {
  const known = (query?.lines ?? []).flatMap((line) => {
    const field = fields.find(({ name }) => name === line.field);
    return field ? [{ ...line, value: draftValue(field, line) }] : [];
  });
  if (!query || known.length === 0) return emptyDraft(firstKey);
  return { match: query.match, lines: known.map((line, index) => ({ ...line, key: firstKey + index })) };
}

/** The field as its editor takes it: several values where the rule is `in` and they are chosen. */
export function editorField(field: ResolvedQueryField, rule: AdvancedRule | undefined): ResolvedSearchField {
  return { ...field, mode: rule === 'in' && isChoice(field.field) ? 'in' : 'equals' };
}

function draftValue(field: ResolvedQueryField, { rule, value }: AdvancedLine): unknown {
  const editor = editorField(field, rule);
  // A list of typed values stays the text it was typed as.
  if (editor.mode !== 'in') return rule === 'in' ? value : widgetValue(editor, value === '' ? undefined : value);
  return widgetValue(editor, splitList(value));
}

function emptyDraft(key: number, match: AdvancedDraft['match'] = 'and'): AdvancedDraft {
  return { match, lines: [{ key, rule: 'eq' }] };
}

function nextKey({ lines }: AdvancedDraft): number {
  return Math.max(-1, ...lines.map(({ key }) => key)) + 1;
}
