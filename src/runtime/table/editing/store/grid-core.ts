import {
  emptyHistory,
  gridDataOf,
  rangeBetween,
  type CellRange,
  type GridData,
  type GridHistory,
  type GridRecord,
} from '../../../../engine/grid/index.ts';
import { createEmitter } from './emitter.ts';
import { createErrorStore } from './error-store.ts';
import { rowsOfFocus, type CellAddress, type GridFocus } from './grid-focus.ts';
import { createHighlights } from './highlights.ts';
import { createRowStates } from './row-states.ts';
import { createRowView } from './row-view.ts';

/** The values that a store changes. */
interface GridState {
  data: GridData;
  /** The rows as they were loaded or last saved. */
  baseline: GridData;
  history: GridHistory;
  focus: GridFocus | undefined;
  columns: readonly string[];
  selected: ReadonlySet<string>;
  lastRow: string | undefined;
  /** The number of editing sessions that have begun. */
  sessions: number;
}

export type GridCore = ReturnType<typeof createGridCore>;

/** Creates the state of a store over records, with the changes that notify its subscribers. */
export function createGridCore(records: readonly GridRecord[]) {
  const data = gridDataOf(records);
  const state: GridState = {
    data,
    baseline: data,
    history: emptyHistory,
    focus: undefined,
    columns: [],
    selected: new Set(),
    lastRow: undefined,
    sessions: 0,
  };
  const emitter = createEmitter();
  const errors = createErrorStore((keys) => notifyRows(keys));
  const view = createRowView();
  const shown = () => view.shown(state.data);
  const highlights = createHighlights(() => notifyRows());
  const session = () => String(state.sessions);

  const placeOf = ({ key, column }: CellAddress) => {
    const row = shown().positions.get(key);
    const position = state.columns.indexOf(column);
    return row === undefined || position < 0 ? undefined : { row, column: position };
  };
  const range = (): CellRange | undefined => {
    if (!state.focus) return undefined;
    const from = placeOf(state.focus.active);
    return from && rangeBetween(from, placeOf(state.focus.lead) ?? from);
  };
  const rows = createRowStates((block = range()) => ({
    data: state.data,
    baseline: state.baseline,
    positions: shown().positions,
    focus: state.focus,
    block,
    selected: state.selected,
    reloaded: highlights.keys(),
    session: session(),
    errorsOf: errors.ofRow,
  }));
  const notifyRows = (touched?: ReadonlySet<string>) => {
    rows.moveOn();
    const block = range();
    const isChanged = (key: string) => {
      const before = rows.known(key);
      return rows.of(key, block) !== before;
    };
    // Compare all rows before notifying: a listener may read other rows, which marks them as up to date.
    const changed = emitter.topics('row:', touched).filter((topic) => isChanged(topic.slice('row:'.length)));
    for (const topic of changed) emitter.emit(topic);
  };
  return { state, emitter, errors, view, highlights, rows, shown, session, placeOf, range, notifyRows };
}

/** Makes these rows the current ones. */
export function takeData(core: GridCore, next: GridData, touched?: ReadonlySet<string>): void {
  const { state, view, emitter } = core;
  const isOrderKept = next.positions === state.data.positions;
  state.data = next;
  if (!isOrderKept) {
    view.follow(next);
    if (state.focus && !next.positions.has(state.focus.active.key)) state.focus = undefined;
    selectOnly(core, next.positions);
    emitter.emit('rows');
  }
  core.notifyRows(isOrderKept ? touched : undefined);
  emitter.emit('data');
}

/** Deselects the rows that are not among `keys`. */
export function selectOnly({ state }: GridCore, keys: { has(key: string): boolean }): void {
  const { selected } = state;
  if ([...selected].some((key) => !keys.has(key)))
    state.selected = new Set([...selected].filter((key) => keys.has(key)));
}

/** Moves the focus; another cell begins another editing session. */
export function moveFocus({ state, emitter, notifyRows }: GridCore, next: GridFocus | undefined): void {
  const { active } = state.focus ?? {};
  if (next?.active.key !== active?.key || next?.active.column !== active?.column) state.sessions += 1;
  const touched = rowsOfFocus(state.focus, next);
  state.focus = next;
  state.lastRow = next?.active.key ?? state.lastRow;
  notifyRows(touched);
  emitter.emit('focus');
}
