export interface CellAddress {
  key: string;
  column: string;
}

/**
 * The mode of the keyboard: `navigate` moves between cells, `enter` overwrites the cell (arrows still leave it), `edit`
 * moves inside the text.
 */
export type GridMode = 'navigate' | 'enter' | 'edit';

/** The active cell, and the opposite corner of the selected range. */
export interface GridFocus {
  active: CellAddress;
  lead: CellAddress;
  mode: GridMode;
}

/** Returns the rows that a change of the focus may affect; undefined if a selected range covers several rows. */
export function rowsOfFocus(...focuses: (GridFocus | undefined)[]): ReadonlySet<string> | undefined {
  if (focuses.some((one) => one && one.active.key !== one.lead.key)) return undefined;
  return new Set(focuses.flatMap((one) => one?.active.key ?? []));
}
