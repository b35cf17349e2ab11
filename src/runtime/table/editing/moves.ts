import type { CellPlace } from '../../../engine/grid/index.ts';
import { moveFocus, type GridBounds, type Move } from '../keys/moves.ts';
import type { CellAddress, GridMode } from './store/grid-focus.ts';
import type { GridStore } from './store/grid-store.ts';

/** Returns the indexes of a visible cell; undefined for a hidden one. */
export function placeOf(store: GridStore, { key, column }: CellAddress): CellPlace | undefined {
  const row = store.shown().positions.get(key);
  const position = store.columns().indexOf(column);
  return row === undefined || position < 0 ? undefined : { row, column: position };
}

/** Returns the cell at these indexes; undefined outside the table. */
export function addressAt(store: GridStore, { row, column }: CellPlace): CellAddress | undefined {
  const key = store.shown().rows.keyAt(row);
  const name = store.columns()[column];
  return key === undefined || name === undefined ? undefined : { key, column: name };
}

/** Makes a cell the active one and clears the selected range. */
export function activate(store: GridStore, active: CellAddress, mode: GridMode = 'navigate'): void {
  const before = store.focus()?.active;
  if (before && (before.key !== active.key || before.column !== active.column))
    store.errors.visit(before.key, before.column);
  store.reveal(active.key);
  store.setFocus({ active, lead: active, mode });
}

/** Clears the active cell, which counts as visited. */
export function deactivate(store: GridStore): void {
  const focus = store.focus();
  if (!focus) return;
  store.errors.visit(focus.active.key, focus.active.column);
  store.setFocus(undefined);
}

/** Extends the selected range to a cell. */
export function extendTo(store: GridStore, lead: CellAddress): void {
  const focus = store.focus();
  if (focus) store.setFocus({ ...focus, lead, mode: 'navigate' });
}

/**
 * Returns the target of a move from the active cell, or from the far corner of the range (`lead`). `page`: rows per
 * page key.
 */
export function cellAfter(
  store: GridStore,
  { move, from: corner, page }: { move: Move; from: 'active' | 'lead'; page: number },
): CellAddress | undefined {
  const focus = store.focus();
  const from = focus && placeOf(store, focus[corner]);
  const bounds: GridBounds = { rows: store.shown().rows.length, columns: store.columns().length, page };
  const to = from && moveFocus(from, move, bounds);
  return to && addressAt(store, to);
}

/** Returns the next editable cell in reading order, `step` 1 forwards or -1 back; undefined after the last one. */
export function nextEditable(
  store: GridStore,
  from: CellAddress,
  step: 1 | -1,
  isEditable: (cell: CellAddress) => boolean,
): CellAddress | undefined {
  const place = placeOf(store, from);
  const columns = store.columns().length;
  if (!place) return undefined;
  const count = store.shown().rows.length * columns;
  for (let at = place.row * columns + place.column + step; at >= 0 && at < count; at += step) {
    const cell = addressAt(store, { row: Math.floor(at / columns), column: at % columns });
    if (cell && isEditable(cell)) return cell;
  }
  return undefined;
}
