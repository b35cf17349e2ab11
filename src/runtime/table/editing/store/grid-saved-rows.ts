import {
  applyChanges,
  differenceOf,
  emptyHistory,
  gridDataOf,
  GridRows,
  reconcile,
  rowOf,
  statusOf,
  untouchedValues,
  type GridChange,
  type GridRecord,
} from '../../../../engine/grid/index.ts';
import { takeData, type GridCore } from './grid-core.ts';
import type { GridStore } from './grid-store.ts';
import { settledRows } from './settled-rows.ts';

type GridSavedRows = Pick<
  GridStore,
  'saved' | 'difference' | 'load' | 'receive' | 'merge' | 'settle' | 'adopt' | 'drop'
>;

/** Returns the part of a store that follows what is saved outside it: loaded rows, and rows that other users change. */
export function gridSavedRows(core: GridCore): GridSavedRows {
  const { state, view, rows, errors, emitter, highlights, notifyRows } = core;
  /** Applies a change that is saved already to the rows and to those that they are compared with. */
  const applySaved = (change: GridChange) => {
    state.baseline = applyChanges(state.baseline, [change]).data;
    takeData(core, applyChanges(state.data, [change]).data);
  };
  const load = (next: readonly GridRecord[]) => {
    state.history = emptyHistory;
    errors.clear();
    const loaded = gridDataOf(next);
    state.baseline = loaded;
    view.reset();
    rows.clear();
    takeData(core, loaded);
    emitter.emit('history');
    emitter.emit('load');
  };
  return {
    saved: (key) => rowOf(state.baseline, key)?.record,
    difference: () => differenceOf(state.data, state.baseline),
    load,
    receive(next) {
      const changes = reconcile(state.data, next);
      if (!changes) load(next);
      else if (changes.length > 0) takeData(core, applyChanges(state.data, changes).data);
    },
    merge(key, values) {
      const row = rowOf(state.data, key);
      if (!row) return false;
      const before = rowOf(state.baseline, key)?.record ?? {};
      const toward = (changes: GridRecord): GridChange => ({ type: 'set', key, values: changes });
      state.baseline = applyChanges(state.baseline, [toward(values)]).data;
      highlights.add([key]);
      takeData(core, applyChanges(state.data, [toward(untouchedValues(values, before, row.record))]).data);
      return true;
    },
    settle(saved = new Map(), unsaved = new Set(), sent = new Map()) {
      const settled = settledRows(state, saved, unsaved, sent);
      state.baseline = settled.baseline;
      if (unsaved.size === 0) state.history = emptyHistory;
      errors.clear();
      takeData(core, settled.data);
      emitter.emit('history');
    },
    adopt(added, after, isRemote = false) {
      const { positions, rows: current } = state.data;
      const at = after === undefined ? 0 : (positions.get(after) ?? current.length - 1) + 1;
      const fresh = GridRows.of(added).filter(({ key }) => !positions.has(key));
      if (isRemote) highlights.add(fresh.map(({ key }) => key));
      applySaved({ type: 'insert', rows: fresh.map((row, index) => ({ at: at + index, row })) });
    },
    drop(key, gone) {
      highlights.add([key], () => {
        const row = rowOf(state.data, key);
        if (!row || state.focus?.active.key === key || statusOf(row, state.baseline) === 'edited') return;
        applySaved({ type: 'remove', keys: [key] });
        gone?.();
      });
      notifyRows();
    },
  };
}
