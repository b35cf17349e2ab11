import type { KeyboardEvent } from 'react';

import type { TableStore } from '../../../runtime/table/index.ts';

const narrowest = 60;
const widest = 2000;

/** Pixels that a key makes a column wider or narrower. */
const byKey = 16;

/** Gives a column another width, within what can be read. */
export function setColumnWidth(table: TableStore, column: string, width: number): void {
  const next = Math.min(widest, Math.max(narrowest, Math.round(width)));
  table.set({ widths: { ...table.get().widths, [column]: next } });
}

/** Alt with an arrow makes a column wider or narrower. @returns whether the key did. */
export function widthByKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault' | 'stopPropagation'>,
  table: TableStore,
  { column, width }: { column: string; width: number },
): boolean {
  const step = event.key === 'ArrowRight' ? byKey : event.key === 'ArrowLeft' ? -byKey : 0;
  if (!event.altKey || step === 0) return false;
  event.preventDefault();
  event.stopPropagation();
  setColumnWidth(table, column, width + step);
  return true;
}
