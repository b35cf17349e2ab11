import { moveFocus, selectOnly, type GridCore } from './grid-core.ts';
import type { GridStore } from './grid-store.ts';

type GridArrangement = Pick<
  GridStore,
  'shown' | 'lines' | 'view' | 'shownCount' | 'arrange' | 'changeView' | 'asTree' | 'reveal' | 'parentKey' | 'branches'
>;

/** Returns the part of a store that decides which rows are visible, and in which order. */
export function gridArrangement(core: GridCore): GridArrangement {
  const { state, view, shown, emitter, notifyRows } = core;
  const showRows = () => {
    const { focus } = state;
    const { positions } = shown();
    if (focus && !positions.has(focus.active.key)) moveFocus(core, undefined);
    else if (focus && !positions.has(focus.lead.key)) moveFocus(core, { ...focus, lead: focus.active });
    emitter.emit('rows');
    notifyRows();
  };
  return {
    shown,
    lines: () => view.lines(state.data),
    view: view.state,
    shownCount: () => view.count(state.data),
    arrange(arrangement, by) {
      view.arrange(state.data, arrangement, by);
      // Deselect rows that are filtered out: actions must not affect rows that are not visible.
      selectOnly(core, new Set(state.selected.size > 0 ? view.passing(state.data) : []));
      showRows();
    },
    changeView(changes) {
      view.change(changes);
      showRows();
    },
    asTree(tree) {
      view.asTree(tree);
      showRows();
    },
    reveal(key) {
      if (shown().positions.has(key)) return;
      view.reveal(state.data, key);
      showRows();
    },
    parentKey: view.parentKey,
    branches: (keys) => view.branches(state.data, keys),
  };
}
