import type { GridRecord } from '../../../../engine/grid/index.ts';
import { gridArrangement } from './grid-arrangement.ts';
import { createGridCore, moveFocus, type GridCore } from './grid-core.ts';
import type { CellAddress } from './grid-focus.ts';
import { gridSavedRows } from './grid-saved-rows.ts';
import { gridSteps } from './grid-steps.ts';
import type { GridStore } from './grid-store.ts';
import { endsOf, type CellPlace } from './range-ends.ts';

/**
 * Creates a store over records, which it does not mutate. With `sortKey`, that field is renumbered when rows are added,
 * removed or moved.
 */
export function createGridStore(records: readonly GridRecord[], options: { sortKey?: string } = {}): GridStore {
  const core = createGridCore(records);
  const { state, rows, errors, emitter, session, range, notifyRows } = core;
  return {
    data: () => state.data,
    ...gridArrangement(core),
    ...gridSteps(core, options.sortKey),
    ...gridSavedRows(core),
    rowState: (key) => rows.of(key),
    focus: () => state.focus,
    lastRow() {
      const { lastRow, data } = state;
      return lastRow !== undefined && data.positions.has(lastRow) ? lastRow : undefined;
    },
    range,
    selected: () => state.selected,
    columns: () => state.columns,
    setColumns(keys) {
      state.columns = keys;
      rows.moveOn();
    },
    errors,
    session,
    setFocus: (focus) => moveFocus(core, focus),
    showRange: (block) => showRange(core, block),
    select(keys) {
      state.selected = keys;
      notifyRows();
      emitter.emit('rows');
    },
    on: emitter.on,
  };
}

function showRange(core: GridCore, block: Parameters<GridStore['showRange']>[0]): void {
  const { state, shown, placeOf } = core;
  const from = state.focus && placeOf(state.focus.active);
  if (!from) return;
  const { active, lead } = endsOf(block, from);
  const cell = ({ row, column }: CellPlace): CellAddress => ({
    key: shown().rows.keyAt(row) ?? '',
    column: state.columns[column] ?? '',
  });
  moveFocus(core, { active: cell(active), lead: cell(lead), mode: 'navigate' });
}
