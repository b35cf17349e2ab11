import { useEffect, useRef, useState } from 'react';

import { widgetValue, type ListController, type SearchValues } from '../../runtime/list/index.ts';

/** The contents of the search fields, not applied yet. */
export interface SearchDraft {
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  /** Reports why a field cannot be queried; null: no problem. */
  tell: (name: string, problem: string | null) => void;
  isRight: () => boolean;
  /** Changes with each reset, so that fields also drop their own state. */
  turn: number;
  /** Discards the input and applies the list's initial query. */
  reset: () => void;
}

/**
 * Returns the draft of a list's search. Typed values take precedence until the query changes (a reset, the browser's
 * back button).
 */
export function useSearchDraft({ list, state, reset, connectSearchFields }: ListController): SearchDraft {
  const read = (values: SearchValues) =>
    Object.fromEntries(list.search.map((field) => [field.name, widgetValue(field, values[field.name])]));
  const query = JSON.stringify(state.values);
  const [draft, setDraft] = useState(() => ({ query, values: read(state.values) }));
  const current = draft.query === query ? draft : { query, values: read(state.values) };
  if (current !== draft) setDraft(current);
  const problems = useRef(new Map<string, string>());
  const isRight = () => problems.current.size === 0;
  useEffect(() => {
    connectSearchFields(() => (isRight() ? current.values : undefined));
    return () => connectSearchFields(undefined);
  });
  const [turn, setTurn] = useState(0);
  return {
    turn,
    tell(name, problem) {
      if (problem === null) problems.current.delete(name);
      else problems.current.set(name, problem);
    },
    isRight,
    values: current.values,
    set: (name, value) => setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    reset() {
      setDraft({ query, values: read(state.values) });
      setTurn((now) => now + 1);
      reset();
    },
  };
}
