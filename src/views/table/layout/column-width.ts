import type { KeyboardEvent } from 'react';

import { text, textTable } from '../../../locale/index.ts';
import { runKey, type KeyCommand, type Keymap, type TableStore } from '../../../runtime/table/index.ts';

const narrowest = 60;
const widest = 2000;

const byKey = 16;

interface SizedColumn {
  table: TableStore;
  column: string;
  width: number;
}

/** The commands of a column's keys. */
export const widthCommands: Record<'widen' | 'narrow', KeyCommand<SizedColumn>> = textTable({
  widen: { title: text('加宽这一列'), run: (sized) => changeWidth(sized, byKey) },
  narrow: { title: text('缩窄这一列'), run: (sized) => changeWidth(sized, -byKey) },
});

/** The keys of a column: in its header, and in the focused cell of a read-only table. */
export const widthKeys = {
  'Alt+ArrowRight': 'widen',
  'Alt+ArrowLeft': 'narrow',
} as const satisfies Keymap<keyof typeof widthCommands>;

/** Sets the width of a column, within readable limits. */
export function setColumnWidth(table: TableStore, column: string, width: number): void {
  const next = Math.min(widest, Math.max(narrowest, Math.round(width)));
  table.set({ widths: { ...table.get().widths, [column]: next } });
}

/** Resizes a column by a key in its header. */
export function widthByKey(event: KeyboardEvent, sized: SizedColumn): void {
  if (!runKey({ keymap: widthKeys, commands: widthCommands }, event, sized)) return;
  event.preventDefault();
  event.stopPropagation();
}

function changeWidth({ table, column, width }: SizedColumn, by: number): 'done' {
  setColumnWidth(table, column, width + by);
  return 'done';
}
