import { useEffect, useReducer } from 'react';

import { type AdvancedQuery, filledQuery, queryOf } from '../../../engine/query/index.ts';
import { PortError, type SavedView } from '../../ports/index.ts';
import type { AdvancedQueryEntry, QueryDraftGroup } from '../../dialog/index.ts';
import { type DraftAction, draftLines, draftOf, draftReducer } from './advanced-draft.ts';
import { refuseUnknown } from '../query/index.ts';
import { parseSavedQuery } from './parse-saved-query.ts';
import { type SavedViews, useSavedViews } from '../views/index.ts';

/** The advanced query dialog at work. */
export interface AdvancedQueryControl {
  draft: QueryDraftGroup;
  change: (action: DraftAction) => void;
  /** Asks for what is written. Throws PortError: 不能查询空条件. */
  submit: () => void;
  /** Empties the lines and asks for everything. */
  reset: () => void;
  /** The saved queries of the page. */
  saved: SavedViews;
  /** What would be saved. Throws PortError: 空条件不能保存. */
  toSave: () => AdvancedQuery;
  /** Writes a saved query into the lines and asks for it. Throws PortError where it cannot be read. */
  use: (view: SavedView) => void;
}

/** Binds an open advanced query dialog to its list and to the saved queries of the page. */
export function useAdvancedQuery(entry: AdvancedQueryEntry): AdvancedQueryControl {
  const { fields, place } = entry;
  const saved = useSavedViews(place, 'query');
  const [draft, dispatch] = useReducer(
    (before: QueryDraftGroup, action: DraftAction) => draftReducer(fields, before, action),
    undefined,
    () => entry.draft ?? draftOf(fields, entry.query),
  );
  const { onDraft } = entry;
  useEffect(() => {
    onDraft(draft);
  }, [onDraft, draft]);

  const toSave = () => {
    const query = filledQuery(draft);
    if (!query) throw new PortError('invalid', '空条件不能保存');
    return query;
  };
  const ask = (query: AdvancedQuery) => {
    const known = new Set(fields.map(({ name }) => name));
    const asked = queryOf(query, ({ field }) => known.has(field));
    if (!asked) throw new PortError('invalid', '这个查询里的字段都已经不在了，请重新设置条件。');
    refuseUnknown({ advanced: asked }, entry.can);
    dispatch({ type: 'load', query: asked });
    entry.onQuery(asked);
  };
  return {
    draft,
    change: dispatch,
    submit() {
      const query = filledQuery(draft);
      if (!query && draftLines(draft).length === 1) throw new PortError('invalid', '不能查询空条件');
      dispatch({ type: 'tidy' });
      entry.onQuery(query);
    },
    reset() {
      dispatch({ type: 'reset' });
      entry.onQuery(undefined);
    },
    saved,
    toSave,
    use(view) {
      const query = parseSavedQuery(view.content);
      if (!query) throw new PortError('invalid', `保存的查询“${view.title}”读不出来，请删除后重新保存。`);
      ask(query);
    },
  };
}
