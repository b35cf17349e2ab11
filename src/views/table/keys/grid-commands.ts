import { mapValues } from 'es-toolkit';

import { text, textTable } from '../../../locale/index.ts';
import {
  did,
  moveFocus,
  moveKeys,
  moveTitles,
  pageOf,
  toggleInTable,
  type CellPosition,
  type KeyCommand,
  type Keymap,
  type KeyOutcome,
  type Move,
  type TableColumn,
  type TableRow,
} from '../../../runtime/table/index.ts';
import type { TableViewProps } from '../context/index.ts';
import { widthCommands, widthKeys } from '../layout/index.ts';

/** The context of keys of a read-only table. */
export interface GridKeyContext {
  view: TableViewProps;
  columns: readonly TableColumn[];
  page: number;
  /** Id of the grid; its cells have `<id>-<row>-<column>`. */
  id: string;
  show: (cell: CellPosition) => void;
  widthOf: (column: number) => number | undefined;
}

type Command = KeyCommand<GridKeyContext>;

/** The commands of a read-only table, by name. */
export const gridCommands = textTable({
  ...mapValues(moveTitles, (title, move): Command => ({ title, run: (on) => go(on, move) })),
  select: { title: text('选中这一行'), run: (on) => onRow(on, (row) => toggle(on, row)) },
  'select-to': { title: text('选到这一行'), run: (on) => onRow(on, (row) => toggle(on, row, true)) },
  'choose-row': {
    title: text('选中这一行'),
    run: (on) =>
      onRow(on, (row, column) => (column?.kind === 'selection' && !isTaken(on, row) ? toggle(on, row) : 'next')),
  },
  'go-into-actions': {
    title: text('进入这一行的操作'),
    run: (on) => onRow(on, (_, column, cell) => (column?.kind === 'actions' ? focusInside(cellId(on, cell)) : 'next')),
  },
  open: { title: text('打开这一行'), run: (on) => onRow(on, (row) => did(() => on.view.onOpen?.(row.record))) },
  'open-row': { title: text('展开下级'), run: (on) => openRow(on, true) },
  'close-row': { title: text('收起下级'), run: (on) => openRow(on, false) },
  ...mapValues(widthCommands, ({ title, run }): Command => ({ title, run: (on) => onColumn(on, run) })),
} satisfies Record<string, Command>);

/** The keys of a read-only table. A key with several commands runs the first that applies. */
export const gridKeys: Keymap<keyof typeof gridCommands> = {
  ...moveKeys,
  ArrowRight: ['open-row', 'right'],
  ArrowLeft: ['close-row', 'left'],
  Space: 'select',
  'Control+Space': 'select',
  'Shift+Space': 'select-to',
  Enter: ['choose-row', 'go-into-actions', 'open'],
  'Control+Enter': ['choose-row', 'go-into-actions', 'open'],
  ...widthKeys,
};

function go({ view: { table, rows }, columns, page, show }: GridKeyContext, move: Move): KeyOutcome {
  const next = moveFocus(table.get().focus, move, { rows: rows.length, columns: columns.length, page });
  if (!next) return 'browser';
  table.set({ focus: next });
  return did(() => show(next));
}

function onRow(
  { view, columns }: GridKeyContext,
  act: (row: TableRow, column: TableColumn | undefined, cell: CellPosition) => KeyOutcome,
): KeyOutcome {
  const { focus } = view.table.get();
  const row = focus && view.rows[focus.row];
  return row ? act(row, columns[focus.column], focus) : 'next';
}

function onColumn(
  { view: { table }, columns, widthOf }: GridKeyContext,
  run: (typeof widthCommands)['widen']['run'],
): KeyOutcome {
  const at = table.get().focus?.column ?? -1;
  const [column, width] = [columns[at], widthOf(at)];
  return column?.source && width !== undefined ? run({ table, column: column.key, width }) : 'browser';
}

function openRow(on: GridKeyContext, wanted: boolean): KeyOutcome {
  return onRow(on, (row, column) => {
    const { onToggle } = on.view;
    if (!onToggle || !row.expandable || column?.kind !== 'data' || row.expanded === wanted) return 'next';
    return did(() => onToggle(row.record));
  });
}

function toggle({ view }: GridKeyContext, { record }: TableRow, extend = false): KeyOutcome {
  const { table, rows, selection } = view;
  if (selection === undefined || selection === 'none') return 'done';
  const how = { page: pageOf(rows), single: selection === 'single', extends: extend };
  return did(() => toggleInTable(table, record, how));
}

function isTaken({ view: { selection, table } }: GridKeyContext, { key }: TableRow): boolean {
  return selection === 'single' && table.get().selection.has(key);
}

function cellId({ id }: GridKeyContext, { row, column }: CellPosition): string {
  return `${id}-${row}-${column}`;
}

function focusInside(cell: string): KeyOutcome {
  return did(() => document.getElementById(cell)?.querySelector<HTMLElement>('button:not([disabled]), a')?.focus());
}
