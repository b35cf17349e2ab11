import { mapKeys, mapValues } from 'es-toolkit';

import { editingKind, needsPanel } from '../../../engine/grid/index.ts';
import { say, text, textTable, translated } from '../../../locale/index.ts';
import {
  activate,
  cellAfter,
  extendTo,
  nextEditable,
  type CellAddress,
  type GridFocus,
} from '../../../runtime/table/editing/index.ts';
import {
  did,
  moveKeys,
  moveTitles,
  type KeyCommand,
  type Keymap,
  type KeyOutcome,
  type Move,
} from '../../../runtime/table/index.ts';
import type { BesideRow, EditTable } from '../context/index.ts';
import { breakLine, editCell, showDetails, toggleCell } from './cell-actions.ts';

/** The context of keys pressed outside the cells of an editable table. */
export interface TableKeyContext {
  table: EditTable;
  target: HTMLElement;
  grid: HTMLElement;
  addRow: (() => void) | undefined;
}

/** The context of keys pressed in a cell. */
export interface EditKeyContext extends TableKeyContext {
  focus: GridFocus;
  page: number;
  show: (cell: CellAddress) => void;
  find: () => void;
}

type Command = KeyCommand<EditKeyContext>;

/** The moves that leave a cell in typing mode; other keys belong to the text there. */
const leavesText: ReadonlySet<Move> = new Set<Move>([
  ...(['up', 'down', 'left', 'right'] as const),
  ...(['first-row', 'last-row', 'first-column', 'last-column'] as const),
]);

const moving = mapValues(moveTitles, (title, move): Command => ({ title, run: (on) => go(on, move, 'active') }));
const extending = mapKeys(
  mapValues(moveTitles, (title, move): Command => ({
    get title() {
      return say('选到{title}', { title: translated(title) });
    },
    run: (on) => go(on, move, 'lead'),
  })),
  (_, move) => `extend-${move}` as const,
);

/** The commands of keys anywhere in an editable table. */
export const tableCommands: Record<'add-row' | 'undo' | 'redo', KeyCommand<TableKeyContext>> = textTable({
  'add-row': {
    title: text('新增一行'),
    // The table itself is focused only while it has no rows.
    run: ({ target, grid, addRow }) => (target === grid && addRow ? did(() => addRow()) : 'browser'),
  },
  undo: { title: text('撤销'), run: ({ table }) => did(() => table.steps.undo()) },
  redo: { title: text('重做'), run: ({ table }) => did(() => table.steps.redo()) },
});

/** The commands of keys in a cell of an editable table, by name. */
export const editCommands = textTable({
  ...tableCommands,
  ...moving,
  ...extending,
  'next-cell': { title: text('下一格，最后一格之后新增一行'), run: (on) => step(on, 1) ?? 'done' },
  'previous-cell': { title: text('上一格'), run: (on) => step(on, -1) ?? 'done' },
  'tab-forward': {
    title: text('下一格'),
    run: (on) => step(on, 1, on.table.isUntouched(on.focus.active.key)) ?? 'browser',
  },
  'tab-back': { title: text('上一格'), run: (on) => step(on, -1) ?? 'browser' },
  'break-line': {
    title: text('换行'),
    run: ({ focus, target }) =>
      focus.mode !== 'navigate' && target instanceof HTMLTextAreaElement ? did(() => breakLine(target)) : 'next',
  },
  'break-line-in-text': {
    title: text('换行'),
    run: ({ focus, target }) =>
      focus.mode !== 'navigate' && target instanceof HTMLTextAreaElement ? 'browser' : 'next',
  },
  edit: { title: text('编辑这一格'), run: ({ table, focus, target }) => doneIf(editCell(table, focus.active, target)) },
  press: {
    title: text('勾选，或打开这一格'),
    run({ table, focus, target }) {
      if (focus.mode !== 'navigate') return 'browser';
      const column = table.columns.get(focus.active.column);
      const kind = column && editingKind(column);
      const opens = column && (needsPanel(column) || kind === 'pick' || kind === 'file');
      return doneIf(opens ? editCell(table, focus.active, target) : toggleCell(table, focus.active));
    },
  },
  cancel: {
    title: text('放弃这一格的修改'),
    // The key is handled even if the cell is not edited: as in a spreadsheet Escape clears a block selection, and never
    // closes the dialog around.
    run({ table, focus }) {
      table.typed.hold(undefined);
      if (focus.mode !== 'navigate') table.store.cancel();
      return did(() => activate(table.store, focus.active));
    },
  },
  clear: { title: text('清空选中的格'), run: ({ table, focus }) => whileMoving(focus, () => table.clear()) },
  find: { title: text('在表格里查找'), run: ({ find }) => did(() => find()) },
  'select-all': {
    title: text('选中全部格'),
    run: ({ table: { store }, focus }) =>
      whileMoving(focus, () =>
        store.showRange({ top: 0, left: 0, bottom: store.shown().rows.length - 1, right: store.columns().length - 1 }),
      ),
  },
  'fill-down': {
    title: text('向下填充'),
    run: ({ table, focus }) =>
      whileMoving(focus, () => {
        const block = table.store.range();
        if (block) table.fillBlock({ ...block, bottom: block.top }, block, false);
      }),
  },
  'fill-right': {
    title: text('向右填充'),
    run: ({ table, focus }) =>
      whileMoving(focus, () => {
        const block = table.store.range();
        if (block) table.fillBlock({ ...block, right: block.left }, block, false);
      }),
  },
  'insert-row': { title: text('在上方插入一行'), run: (on) => beside(on, 'above') },
  'copy-row': { title: text('复制这一行'), run: (on) => beside(on, 'copy') },
  'open-row': { title: text('展开下级'), run: ({ table, focus }) => openRow(table, focus.active.key, true) },
  'close-row': { title: text('收起下级'), run: ({ table, focus }) => openRow(table, focus.active.key, false) },
  'show-details': { title: text('展开详情'), run: (on) => details(on, true) },
  'hide-details': { title: text('收起详情'), run: (on) => details(on, false) },
  'leave-to-browser': { title: text('浏览器的按键'), run: () => 'browser' },
} satisfies Record<string, Command>);

export type EditCommandName = keyof typeof editCommands;

/**
 * The keys of an editable table. A key with several commands runs the first that applies. Typing replaces the value of
 * the cell, and Escape restores it; input methods, and open lists and calendars, keep their keys.
 */
export const editKeys: Keymap<EditCommandName> = {
  ...moveKeys,
  ...mapValues(
    mapKeys(moveKeys, (_, key) => withShift(key)),
    (move) => `extend-${move}` as const,
  ),
  Enter: 'next-cell',
  'Shift+Enter': ['break-line-in-text', 'previous-cell'],
  'Alt+Enter': ['break-line', 'next-cell'],
  Tab: 'tab-forward',
  'Shift+Tab': 'tab-back',
  F2: 'edit',
  'Alt+ArrowDown': 'edit',
  Space: 'press',
  Escape: 'cancel',
  Delete: 'clear',
  Backspace: 'clear',
  'Control+Delete': 'clear',
  'Control+Backspace': 'clear',
  'Control+z': 'undo',
  'Control+y': 'redo',
  'Control+Shift+z': 'redo',
  'Control+f': 'find',
  // Input methods use it to switch between simplified and traditional characters.
  'Control+Shift+f': 'leave-to-browser',
  'Control+a': 'select-all',
  'Control+d': 'fill-down',
  'Control+r': 'fill-right',
  'Alt+Insert': 'insert-row',
  'Control+Shift+d': 'copy-row',
  'Alt+ArrowRight': ['open-row', 'show-details', 'right'],
  'Alt+ArrowLeft': ['close-row', 'hide-details', 'left'],
};

/** The keys of an editable table while the focus is outside its cells. */
export const tableKeys: Keymap<keyof typeof tableCommands> = {
  Enter: 'add-row',
  'Control+z': 'undo',
  'Control+y': 'redo',
  'Control+Shift+z': 'redo',
};

function withShift(key: string): string {
  return key.replace(/[^+]+$/, 'Shift+$&');
}

function go({ table, focus, page, show }: EditKeyContext, move: Move, from: 'active' | 'lead'): KeyOutcome {
  if (focus.mode === 'edit' || (focus.mode === 'enter' && !leavesText.has(move))) return 'browser';
  const to = cellAfter(table.store, { move, from, page });
  if (!to) return 'browser';
  table.typed.settle();
  if (from === 'lead') extendTo(table.store, to);
  else activate(table.store, to);
  return did(() => show(to));
}

function step({ table, focus, addRow }: EditKeyContext, by: 1 | -1, isLast = false): KeyOutcome | undefined {
  table.typed.settle();
  const next = nextEditable(table.store, focus.active, by, table.isEditable);
  if (next) return did(() => activate(table.store, next));
  return by === 1 && addRow && !isLast ? did(() => addRow()) : undefined;
}

function beside({ table, focus }: EditKeyContext, what: BesideRow): KeyOutcome {
  const { addBeside } = table;
  if (!addBeside) return 'browser';
  table.typed.settle();
  return did(() => addBeside(focus.active.key, what));
}

function openRow(table: EditTable, key: string, wanted: boolean): KeyOutcome {
  if (!table.isTree) return 'next';
  if (table.store.view().open.has(key) !== wanted) table.toggleOpen(key);
  return 'done';
}

function details({ focus, grid }: EditKeyContext, wanted: boolean): KeyOutcome {
  return focus.mode === 'navigate' ? doneIf(showDetails(grid, focus.active.key, wanted)) : 'next';
}

function whileMoving(focus: GridFocus, act: () => void): KeyOutcome {
  return focus.mode === 'navigate' ? did(() => act()) : 'browser';
}

function doneIf(did: boolean): KeyOutcome {
  return did ? 'done' : 'browser';
}
