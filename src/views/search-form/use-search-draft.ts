import { useState } from 'react';

import { type ListController, type SearchValues, widgetValue } from '../../runtime/list/index.ts';

/** What stands in the search fields and is not asked for yet. */
export interface SearchDraft {
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  /** Takes back what is typed too, and asks for what the list starts with. */
  reset: () => void;
}

/** The draft of a list's search: it follows the query (a reset, the browser's back button), and typing goes before. */
export function useSearchDraft({ list, state, reset }: ListController): SearchDraft {
  const read = (values: SearchValues) =>
    Object.fromEntries(list.search.map((field) => [field.name, widgetValue(field, values[field.name])]));
  const query = JSON.stringify(state.values);
  const [draft, setDraft] = useState(() => ({ query, values: read(state.values) }));
  const current = draft.query === query ? draft : { query, values: read(state.values) };
  if (current !== draft) setDraft(current);
  return {
    values: current.values,
    set: (name, value) => setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    reset() {
      setDraft({ query, values: read(state.values) });
      reset();
    },
  };
}
