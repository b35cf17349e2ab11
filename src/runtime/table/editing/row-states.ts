import {
  type CellRange,
  type GridData,
  type GridRow,
  type RowStatus,
  rowOf,
  statusOf,
} from '../../../engine/grid/index.ts';
import type { CellErrors } from './error-store.ts';
import type { GridFocus, GridMode } from './grid-focus.ts';

/** Everything that a row on the screen is drawn from; the same object while nothing of it has changed. */
export interface RowState {
  row: GridRow;
  errors: CellErrors | undefined;
  activeColumn: string | undefined;
  /** Of the active cell: another one, another editor. */
  session: string;
  mode: GridMode;
  /** Places of the first and last column of the block that goes through the row; -1 where none does. */
  rangeFrom: number;
  rangeTo: number;
  /** The block's last row is this one. */
  isRangeEnd: boolean;
  isSelected: boolean;
  /** Somebody else has just changed it. */
  isReloaded: boolean;
  status: RowStatus;
}

/** What the states of rows are derived from, as it is now. */
export interface RowSources {
  data: GridData;
  baseline: GridData;
  /** Places among the shown rows; blocks count these. */
  places: GridData['places'];
  focus: GridFocus | undefined;
  /** The block of cells; undefined where none is drawn. */
  block: CellRange | undefined;
  selected: ReadonlySet<string>;
  reloaded: ReadonlySet<string>;
  session: string;
  errorsOf: (key: string) => CellErrors | undefined;
}

/** The states of rows by key, derived when they are asked for; the same object while nothing of it has changed. */
export interface RowStates {
  /** Undefined where there is no such row. */
  of(key: string, block?: CellRange): RowState | undefined;
  /** The state as it was when it was last asked for. */
  known(key: string): RowState | undefined;
  /** Something has changed: states are derived anew when they are next asked for. */
  moveOn(): void;
  clear(): void;
}

/** `sources` tells what there is now; it is given the block where that is known already. */
export function createRowStates(sources: (block?: CellRange) => RowSources): RowStates {
  let version = 0;
  const states = new Map<string, { state: RowState; version: number; baseline: GridData }>();
  const derive = (key: string, now: RowSources): RowState | undefined => {
    const { data, baseline, places, focus, block } = now;
    const found = rowOf(data, key);
    if (!found) return undefined;
    const place = places.get(key) ?? -1;
    const isInside = block !== undefined && place >= block.top && place <= block.bottom;
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
      isRangeEnd: isInside && place === block.bottom,
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
          ...{ version, baseline: now.baseline },
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
