import type { KeyboardEvent } from 'react';

/** A cell by its row and column. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

/** The actions of keys on a row or cell, besides movement. */
export interface GridActions {
  /** Begins to edit; `typed` replaces the value. */
  edit: (typed?: string) => void;
  clear: () => void;
  add: () => void;
  remove: () => void;
  move: (by: 1 | -1) => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const page = 10;

/** Returns the cell that a key goes to; undefined if the key goes to none. */
export function cellAfterKey(pressed: Pressed, { row, column }: CellPlace, size: GridSize): CellPlace | undefined {
  if (pressed.altKey) return undefined;
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowRight: { row, column: isFar ? last.column : column + 1 },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
  };
  const target = Object.hasOwn(targets, pressed.key) ? targets[pressed.key] : undefined;
  return target && within(target, size);
}

/** Returns the nearest cell that exists. */
export function within({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}

/** Handles a key on a cell that is not being edited. @returns true if it was handled. */
export function onCellKey({ key, altKey, ctrlKey, metaKey }: Pressed, actions: GridActions): boolean {
  const isModified = ctrlKey || metaKey;
  if (altKey && key === 'ArrowUp') actions.move(-1);
  else if (altKey && key === 'ArrowDown') actions.move(1);
  else if (isModified && key === 'Enter') actions.add();
  else if (isModified && key === 'Delete') actions.remove();
  else if (altKey || isModified) return false;
  else if (key === 'Enter' || key === 'F2') actions.edit();
  else if (key === 'Delete' || key === 'Backspace') actions.clear();
  else if (key.length === 1) actions.edit(key);
  else return false;
  return true;
}
