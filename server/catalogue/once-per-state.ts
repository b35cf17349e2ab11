import { spoken } from '../locale/index.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { languageOf } from './spoken-state.ts';

/** Finds something of a state of the documents once, in the language of the state; it goes with the state. */
export function oncePerState<Value>(find: (state: CatalogueState) => Value): (state: CatalogueState) => Value {
  const found = new WeakMap<CatalogueState, { value: Value }>();
  return (state) => {
    const known = found.get(state) ?? { value: spoken(() => find(state), languageOf(state)) };
    found.set(state, known);
    return known.value;
  };
}
