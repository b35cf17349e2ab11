import { useEffect, useReducer, useState } from 'react';

import { filledQuery, queryOf, type AdvancedQuery } from '../../../engine/query/index.ts';
import { say } from '../../../locale/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import type { AdvancedQueryEntry, QueryDraftGroup } from '../../dialog/index.ts';
import { PortError } from '../../ports/index.ts';
import { refuseUnknown } from '../query/index.ts';
import { parseSavedQuery, useSavedViews, type PlacedView, type SavedViews } from '../views/index.ts';
import { draftLines, draftOf, draftReducer, type DraftAction } from './advanced-draft.ts';

export interface AdvancedQueryControl {
  draft: QueryDraftGroup;
  change: (action: DraftAction) => void;
  /** Applies the draft to the list. Throws PortError: 不能查询空条件. */
  submit: () => void;
  reset: () => void;
  saved: SavedViews;
  /** Throws PortError for an empty query: 空条件不能保存. */
  checkSave: () => void;
  /** Saves the draft as a view of the list. Throws PortError. */
  save: (title: string, shared: boolean) => Promise<void>;
  /**
   * Applies a view to the list, or the documents' defaults without one; conditions that were saved alone are loaded
   * into the lines and applied. Throws PortError if it cannot be read.
   */
  use: (view?: PlacedView) => void;
}

/** Connects an open advanced query dialog to its list and to the saved queries of the page. */
export function useAdvancedQuery(entry: AdvancedQueryEntry): AdvancedQueryControl {
  const { fields, views } = entry;
  const saved = useSavedViews(views.places);
  // The query that was saved here: submitting the same query applies its view.
  const [kept, setKept] = useState<{ query: AdvancedQuery; view: PlacedView }>();
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
    if (!query) throw new PortError('invalid', say('空条件不能保存'));
    return query;
  };
  const ask = (query: AdvancedQuery) => {
    const known = new Set(fields.map(({ name }) => name));
    const asked = queryOf(query, ({ field }) => known.has(field));
    if (!asked) throw new PortError('invalid', say('这个查询里的字段都已经不在了，请重新设置条件。'));
    refuseUnknown({ advanced: asked }, entry.can);
    dispatch({ type: 'load', query: asked });
    entry.onQuery(asked);
  };
  return {
    draft,
    change: dispatch,
    submit() {
      const query = filledQuery(draft);
      if (!query && draftLines(draft).length === 1) throw new PortError('invalid', say('不能查询空条件'));
      dispatch({ type: 'tidy' });
      if (kept && isEqual(kept.query, query)) views.show(kept.view);
      else entry.onQuery(query);
    },
    reset() {
      dispatch({ type: 'reset' });
      entry.onQuery(undefined);
    },
    saved,
    checkSave: () => void toSave(),
    async save(title, shared) {
      const query = toSave();
      const view = await saved.save(title, shared, views.contentWith(query));
      setKept(view && { query, view });
    },
    use(view) {
      if (!view || isView(view.content)) return views.show(view);
      const query = parseSavedQuery(view.content);
      if (!query)
        throw new PortError('invalid', say('保存的查询“{title}”读不出来，请删除后重新保存。', { title: view.title }));
      ask(query);
    },
  };
}

function isView(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'search' in content;
}
