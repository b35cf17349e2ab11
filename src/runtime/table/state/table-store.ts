import { createListeners } from '../../listeners/create-listeners.ts';
import { emptySelection } from './selection.ts';
import type { TableState, TableStore } from './table-state.ts';

/** Creates the store of one table. */
export function createTableStore(initial: Partial<TableState> = {}): TableStore {
  let state: TableState = {
    widths: {},
    hidden: new Set(),
    order: [],
    frozen: {},
    density: null,
    selection: emptySelection,
    selectsAll: false,
    focus: null,
    expanded: new Set(),
    marked: new Set(),
    ...initial,
  };
  const { subscribe, notify } = createListeners();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...(change.selection && { selectsAll: false }), ...change };
      notify();
    },
    subscribe,
  };
}
