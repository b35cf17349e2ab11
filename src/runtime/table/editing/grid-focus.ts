/** A cell by the key of its row and of its column. */
export interface CellAddress {
  key: string;
  column: string;
}

/**
 * What the keyboard does: `navigate` moves from cell to cell, `enter` types over what is there (arrows still leave the
 * cell), `edit` works inside the text.
 */
export type GridMode = 'navigate' | 'enter' | 'edit';

/** The cell that has the keyboard, and the opposite corner of the block of cells that begins at it. */
export interface GridFocus {
  active: CellAddress;
  lead: CellAddress;
  mode: GridMode;
}
