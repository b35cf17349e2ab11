import { useEffect, useRef, useState, type RefObject } from 'react';

import { within, type CellPlace, type GridSize } from './grid-keys.ts';

/** The cell that has the focus, or had it last, and whether it is being edited. */
export interface Grid {
  table: RefObject<HTMLTableElement | null>;
  active: CellPlace;
  /** True if the active cell is being edited; `typed` is the text that replaces its value. */
  edited: { typed: string | undefined } | undefined;
  /** Makes a cell the active one, without moving the focus. */
  setActive: (place: CellPlace) => void;
  /** Moves the focus to a cell, as soon as it is rendered. */
  go: (place: CellPlace) => void;
  /** Edits a cell, as soon as it is rendered. */
  edit: (place: CellPlace, typed?: string) => void;
}

/** Stores the active cell of a grid. */
export function useGrid(size: GridSize): Grid {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<CellPlace>({ row: 0, column: 0 });
  const [edited, setEdited] = useState<Grid['edited']>();
  const [turn, setTurn] = useState(0);
  const active = within(wanted, size);
  const { row, column } = active;
  useEffect(() => {
    if (turn > 0) table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each move of the focus
  }, [turn]);
  return {
    table,
    active,
    edited,
    setActive: setWanted,
    go(place) {
      setWanted(place);
      setEdited(undefined);
      setTurn((count) => count + 1);
    },
    edit(place, typed) {
      setWanted(place);
      setEdited({ typed });
    },
  };
}
