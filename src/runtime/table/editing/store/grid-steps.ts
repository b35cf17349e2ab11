import {
  applyChanges,
  numberRows,
  recordTransaction,
  redoStep,
  undoStep,
  type GridChange,
} from '../../../../engine/grid/index.ts';
import { say } from '../../../../locale/index.ts';
import { takeData, type GridCore } from './grid-core.ts';
import type { GridStore } from './grid-store.ts';

type GridSteps = Pick<GridStore, 'history' | 'change' | 'remove' | 'cancel' | 'undo' | 'redo' | 'renewSession'>;

/**
 * Returns the part of a store that changes rows by steps that can be undone. With `sortKey`, that field is renumbered
 * when rows are added, removed or moved.
 */
export function gridSteps(core: GridCore, sortKey: string | undefined): GridSteps {
  const { state, view, emitter, session: currentSession, notifyRows } = core;
  const replay = (changes: readonly GridChange[]) => {
    state.sessions += 1;
    takeData(core, applyChanges(state.data, changes).data);
    emitter.emit('values');
    emitter.emit('history');
  };
  const numbered = (changes: readonly GridChange[]): readonly GridChange[] => {
    if (sortKey === undefined || changes.every(({ type }) => type === 'set')) return changes;
    return [...changes, ...numberRows(applyChanges(state.data, changes).data, sortKey)];
  };
  const change: GridStore['change'] = (name, wanted, session) => {
    if (wanted.length === 0) return;
    const changes = numbered(wanted);
    const { data, inverse } = applyChanges(state.data, changes);
    const touched = new Set(changes.flatMap((one) => (one.type === 'set' ? one.key : [])));
    // Remount only the editor of a changed row: a file may arrive in another row while the user types.
    if (session === undefined && state.focus && touched.has(state.focus.active.key)) state.sessions += 1;
    const step = { name, forward: changes, back: inverse, ...(session && { session }) };
    state.history = recordTransaction(state.history, step);
    takeData(core, data, touched);
    emitter.emit('values');
    emitter.emit('history');
  };
  const renewSession = () => {
    state.sessions += 1;
    notifyRows();
  };
  return {
    history: () => state.history,
    change,
    renewSession,
    remove(keys) {
      const all = view.branches(state.data, keys);
      change(say('删除 {allCount} 行', { allCount: all.length }), [{ type: 'remove', keys: all }]);
    },
    cancel() {
      const isOfSession = state.history.past.at(-1)?.session === currentSession();
      const undone = isOfSession ? undoStep(state.history) : undefined;
      if (undone) {
        state.history = { ...undone.history, future: [] };
        replay(undone.step.back);
      } else renewSession();
    },
    undo() {
      const undone = undoStep(state.history);
      if (!undone) return undefined;
      state.history = undone.history;
      replay(undone.step.back);
      return undone.step.name;
    },
    redo() {
      const redone = redoStep(state.history);
      if (!redone) return undefined;
      state.history = redone.history;
      replay(redone.step.forward);
      return redone.step.name;
    },
  };
}
