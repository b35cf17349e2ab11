import {
  rowOf,
  statusOf,
  type CellRange,
  type GridData,
  type GridRow,
  type RowStatus,
} from '../../../../engine/grid/index.ts';
import type { CellErrors } from './error-store.ts';
import type { GridFocus, GridMode } from './grid-focus.ts';

/** The data that a visible row is rendered from; the same object while nothing has changed. */
export interface RowState {
  row: GridRow;
  errors: CellErrors | undefined;
  activeColumn: string | undefined;
  /** Id of the editing session of the active cell; a new session mounts a new editor. */
  session: string;
  mode: GridMode;
  /** Indexes of the first and last column of the selected range in this row; -1 outside it. */
  rangeFrom: number;
  rangeTo: number;
  isRangeEnd: boolean;
  isSelected: boolean;
  isReloaded: boolean;
  status: RowStatus;
}

export interface RowSources {
  data: GridData;
  baseline: GridData;
  positions: GridData['positions'];
  focus: GridFocus | undefined;
  block: CellRange | undefined;
  selected: ReadonlySet<string>;
  reloaded: ReadonlySet<string>;
  session: string;
  errorsOf: (key: string) => CellErrors | undefined;
}

/** Row states by key, derived lazily; the same object while nothing has changed. */
export interface RowStates {
  of(key: string, block?: CellRange): RowState | undefined;
  /** Returns the state of the last read. */
  known(key: string): RowState | undefined;
  /** Invalidates all states; they are derived again at the next read. */
  moveOn(): void;
  clear(): void;
}

/** Creates the row states. `sources` returns the current data; the range is passed if the caller already has it. */
export function createRowStates(sources: (block?: CellRange) => RowSources): RowStates {
  let version = 0;
  const states = new Map<string, { state: RowState; version: number; baseline: GridData }>();
  const derive = (key: string, now: RowSources): RowState | undefined => {
    const { data, baseline, positions, focus, block } = now;
    const found = rowOf(data, key);
    if (!found) return undefined;
    const position = positions.get(key) ?? -1;
    const isInside = block !== undefined && position >= block.top && position <= block.bottom;
    const before = states.get(key);
    const row = before?.state.row.record === found.record ? before.state.row : found;
    const isKnown = before?.state.row === row && before.baseline === baseline;
    const active = focus?.active.key === key ? focus : undefined;
    return {
      row,
      errors: now.errorsOf(key),
      activeColumn: active?.active.column,
      session: active ? now.session : '',
      mode: active?.mode ?? 'navigate',
      rangeFrom: isInside ? block.left : -1,
      rangeTo: isInside ? block.right : -1,
      isRangeEnd: isInside && position === block.bottom,
      isSelected: now.selected.has(key),
      isReloaded: now.reloaded.has(key),
      status: isKnown ? before.state.status : statusOf(row, baseline),
    };
  };
  return {
    of(key, block) {
      const before = states.get(key);
      if (before?.version === version) return before.state;
      const now = sources(block);
      const state = derive(key, now);
      if (state === undefined) states.delete(key);
      else
        states.set(key, {
          state: before && isSame(before.state, state) ? before.state : state,
          version,
          baseline: now.baseline,
        });
      return states.get(key)?.state;
    },
    known: (key) => states.get(key)?.state,
    moveOn: () => void (version += 1),
    clear: () => states.clear(),
  };
}

function isSame(left: RowState, right: RowState): boolean {
  return (Object.keys(left) as (keyof RowState)[]).every((name) => left[name] === right[name]);
}
