import { oncePerObject } from '../../src/schema/memory/once-per-object.ts';
import { spoken } from '../locale/index.ts';
import type { CatalogueState } from './catalogue-state.ts';
import { languageOf } from './spoken-state.ts';

/** Caches a computation per state of the documents, in the language of the state, for the lifetime of the state. */
export function oncePerState<Value>(find: (state: CatalogueState) => Value): (state: CatalogueState) => Value {
  return oncePerObject((state) => spoken(() => find(state), languageOf(state)));
}
