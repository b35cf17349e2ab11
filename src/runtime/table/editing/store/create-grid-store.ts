import {
  applyChanges,
  differenceOf,
  emptyHistory,
  gridDataOf,
  GridRows,
  numberRows,
  rangeBetween,
  reconcile,
  recordTransaction,
  redoStep,
  rowOf,
  statusOf,
  undoStep,
  untouchedValues,
  type CellRange,
  type GridChange,
  type GridData,
  type GridRecord,
} from '../../../../engine/grid/index.ts';
import { say } from '../../../../locale/index.ts';
import { createEmitter } from './emitter.ts';
import { createErrorStore } from './error-store.ts';
import { rowsOfFocus, type CellAddress, type GridFocus } from './grid-focus.ts';
import type { GridStore } from './grid-store.ts';
import { createHighlights } from './highlights.ts';
import { endsOf, type CellPlace } from './range-ends.ts';
import { createRowStates } from './row-states.ts';
import { createRowView } from './row-view.ts';
import { settledRows } from './settled-rows.ts';

/**
 * Creates a store over records, which it does not mutate. With `sortKey`, that field is renumbered when rows are added,
 * removed or moved.
 */
export function createGridStore(records: readonly GridRecord[], options: { sortKey?: string } = {}): GridStore {
  const emitter = createEmitter();
  let data = gridDataOf(records);
  let baseline = data;
  let history = emptyHistory;
  let focus: GridFocus | undefined;
  let columns: readonly string[] = [];
  let selected: ReadonlySet<string> = new Set();
  let lastRow: string | undefined;
  let sessions = 0;
  const errors = createErrorStore((keys) => tellRows(keys));
  const view = createRowView();
  const shown = () => view.shown(data);
  const highlights = createHighlights(() => tellRows());

  const range = (): CellRange | undefined => {
    if (!focus) return undefined;
    const from = placeOf(focus.active);
    return from && rangeBetween(from, placeOf(focus.lead) ?? from);
  };
  const placeOf = ({ key, column }: CellAddress) => {
    const row = shown().positions.get(key);
    const position = columns.indexOf(column);
    return row === undefined || position < 0 ? undefined : { row, column: position };
  };
  const states = createRowStates((block = range()) => ({
    data,
    baseline,
    positions: shown().positions,
    focus,
    block,
    selected,
    reloaded: highlights.keys(),
    session: String(sessions),
    errorsOf: errors.ofRow,
  }));
  const tellRows = (touched?: ReadonlySet<string>) => {
    states.moveOn();
    const block = range();
    const isChanged = (key: string) => {
      const before = states.known(key);
      return states.of(key, block) !== before;
    };
    // Compare all rows before notifying: a listener may read other rows, which marks them as up to date.
    const changed = emitter.topics('row:', touched).filter((topic) => isChanged(topic.slice('row:'.length)));
    for (const topic of changed) emitter.emit(topic);
  };
  const take = (next: GridData, touched?: ReadonlySet<string>) => {
    const isOrderKept = next.positions === data.positions;
    data = next;
    if (!isOrderKept) {
      view.follow(data);
      if (focus && !data.positions.has(focus.active.key)) focus = undefined;
      if ([...selected].some((key) => !data.positions.has(key)))
        selected = new Set([...selected].filter((key) => data.positions.has(key)));
      emitter.emit('rows');
    }
    tellRows(isOrderKept ? touched : undefined);
    emitter.emit('data');
  };
  const load = (next: readonly GridRecord[]) => {
    history = emptyHistory;
    errors.clear();
    const rows = gridDataOf(next);
    baseline = rows;
    view.reset();
    states.clear();
    take(rows);
    emitter.emit('history');
    emitter.emit('load');
  };
  const replay = (changes: readonly GridChange[]) => {
    sessions += 1;
    take(applyChanges(data, changes).data);
    emitter.emit('values');
    emitter.emit('history');
  };

  const numbered = (changes: readonly GridChange[]): readonly GridChange[] => {
    const { sortKey } = options;
    if (sortKey === undefined || changes.every(({ type }) => type === 'set')) return changes;
    return [...changes, ...numberRows(applyChanges(data, changes).data, sortKey)];
  };
  const setFocus = (next: GridFocus | undefined) => {
    if (next?.active.key !== focus?.active.key || next?.active.column !== focus?.active.column) sessions += 1;
    const touched = rowsOfFocus(focus, next);
    focus = next;
    lastRow = next?.active.key ?? lastRow;
    tellRows(touched);
    emitter.emit('focus');
  };

  const renewSession = () => {
    sessions += 1;
    tellRows();
  };

  const lookAnew = () => {
    const rows = shown();
    if (focus && !rows.positions.has(focus.active.key)) setFocus(undefined);
    else if (focus && !rows.positions.has(focus.lead.key)) setFocus({ ...focus, lead: focus.active });
    emitter.emit('rows');
    tellRows();
  };

  const change: GridStore['change'] = (name, wanted, session) => {
    if (wanted.length === 0) return;
    const changes = numbered(wanted);
    const { data: next, inverse } = applyChanges(data, changes);
    const touched = new Set(changes.flatMap((one) => (one.type === 'set' ? one.key : [])));
    // Remount only the editor of a changed row: a file may arrive in another row while the user types.
    if (session === undefined && focus && touched.has(focus.active.key)) sessions += 1;
    history = recordTransaction(history, { name, forward: changes, back: inverse, ...(session && { session }) });
    take(next, touched);
    emitter.emit('values');
    emitter.emit('history');
  };

  return {
    data: () => data,
    shown,
    lines: () => view.lines(data),
    view: view.state,
    shownCount: () => view.count(data),
    arrange(arrangement, by) {
      view.arrange(data, arrangement, by);
      // Deselect rows that are filtered out: actions must not affect rows that are not visible.
      const passing = new Set(selected.size > 0 ? view.passing(data) : []);
      if ([...selected].some((key) => !passing.has(key)))
        selected = new Set([...selected].filter((key) => passing.has(key)));
      lookAnew();
    },
    changeView(changes) {
      view.change(changes);
      lookAnew();
    },
    asTree(tree) {
      view.asTree(tree);
      lookAnew();
    },
    reveal(key) {
      if (shown().positions.has(key)) return;
      view.reveal(data, key);
      lookAnew();
    },
    merge(key, values) {
      const row = rowOf(data, key);
      if (!row) return false;
      const before = rowOf(baseline, key)?.record ?? {};
      const toward = (changes: GridRecord): GridChange => ({ type: 'set', key, values: changes });
      baseline = applyChanges(baseline, [toward(values)]).data;
      highlights.add([key]);
      take(applyChanges(data, [toward(untouchedValues(values, before, row.record))]).data);
      return true;
    },
    settle(saved = new Map(), unsaved = new Set(), sent = new Map()) {
      const settled = settledRows({ data, baseline }, saved, unsaved, sent);
      baseline = settled.baseline;
      if (unsaved.size === 0) history = emptyHistory;
      errors.clear();
      take(settled.data);
      emitter.emit('history');
    },
    adopt(added, after, isRemote = false) {
      const at = after === undefined ? 0 : (data.positions.get(after) ?? data.rows.length - 1) + 1;
      const fresh = GridRows.of(added).filter(({ key }) => !data.positions.has(key));
      const insert: GridChange = { type: 'insert', rows: fresh.map((row, index) => ({ at: at + index, row })) };
      baseline = applyChanges(baseline, [insert]).data;
      if (isRemote) highlights.add(fresh.map(({ key }) => key));
      take(applyChanges(data, [insert]).data);
    },
    drop(key, gone) {
      highlights.add([key], () => {
        const row = rowOf(data, key);
        if (!row || focus?.active.key === key || statusOf(row, baseline) === 'edited') return;
        const remove: GridChange = { type: 'remove', keys: [key] };
        baseline = applyChanges(baseline, [remove]).data;
        take(applyChanges(data, [remove]).data);
        gone?.();
      });
      tellRows();
    },
    rowState: (key) => states.of(key),
    saved: (key) => rowOf(baseline, key)?.record,
    focus: () => focus,
    lastRow: () => (lastRow !== undefined && data.positions.has(lastRow) ? lastRow : undefined),
    range,
    history: () => history,
    selected: () => selected,
    difference: () => differenceOf(data, baseline),
    columns: () => columns,
    setColumns(keys) {
      columns = keys;
      states.moveOn();
    },
    errors,
    session: () => String(sessions),
    renewSession,
    setFocus,
    select(keys) {
      selected = keys;
      tellRows();
      emitter.emit('rows');
    },
    change,
    parentKey: view.parentKey,
    branches: (keys) => view.branches(data, keys),
    remove(keys) {
      const all = view.branches(data, keys);
      change(say('删除 {allCount} 行', { allCount: all.length }), [{ type: 'remove', keys: all }]);
    },
    showRange(block) {
      const from = focus && placeOf(focus.active);
      if (!from) return;
      const { active, lead } = endsOf(block, from);
      const cell = ({ row, column }: CellPlace): CellAddress => ({
        key: shown().rows.keyAt(row) ?? '',
        column: columns[column] ?? '',
      });
      setFocus({ active: cell(active), lead: cell(lead), mode: 'navigate' });
    },
    cancel() {
      const undone = history.past.at(-1)?.session === String(sessions) ? undoStep(history) : undefined;
      if (undone) {
        history = { ...undone.history, future: [] };
        replay(undone.step.back);
      } else renewSession();
    },
    undo() {
      const undone = undoStep(history);
      if (!undone) return undefined;
      history = undone.history;
      replay(undone.step.back);
      return undone.step.name;
    },
    redo() {
      const redone = redoStep(history);
      if (!redone) return undefined;
      history = redone.history;
      replay(redone.step.forward);
      return redone.step.name;
    },
    load,
    receive(next) {
      const changes = reconcile(data, next);
      if (!changes) load(next);
      else if (changes.length > 0) take(applyChanges(data, changes).data);
    },
    on: emitter.on,
  };
}
