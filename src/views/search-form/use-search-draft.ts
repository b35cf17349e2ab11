import { useRef, useState } from 'react';

import { widgetValue, type ListController, type SearchValues } from '../../runtime/list/index.ts';

/** What stands in the search fields and is not asked for yet. */
export interface SearchDraft {
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  /** Says of a field why it cannot be asked for; null: nothing is wrong. */
  tell: (name: string, problem: string | null) => void;
  /** Whether no field has a problem. */
  isRight: () => boolean;
  /** Another number after each reset: what a field holds of its own goes, too. */
  turn: number;
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
  const problems = useRef(new Map<string, string>());
  const [turn, setTurn] = useState(0);
  return {
    turn,
    tell(name, problem) {
      if (problem === null) problems.current.delete(name);
      else problems.current.set(name, problem);
    },
    isRight: () => problems.current.size === 0,
    values: current.values,
    set: (name, value) => setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    reset() {
      setDraft({ query, values: read(state.values) });
      setTurn((now) => now + 1);
      reset();
    },
  };
}
