/** The position and size of a panel on the page, in pixels. */
export interface Placement {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

/**
 * The panel is below its row if more than this is left of the page, and takes this fraction of the table's width
 * (docs/requirements.md, Constants).
 */
const leastRoom = 350;
const shareOfTable = 0.96;
const gap = 8;

/** Places a panel below a row if there is space, else above it. */
export function besideRow(
  row: { top: number; bottom: number },
  table: { left: number; width: number },
  pageHeight: number,
): Placement {
  const width = table.width * shareOfTable;
  const left = table.left + (table.width - width) / 2;
  const below = pageHeight - row.bottom;
  if (below > leastRoom) return { left, width, top: row.bottom + gap / 2, maxHeight: below - gap };
  return { left, width, bottom: pageHeight - row.top + gap / 2, maxHeight: row.top - gap };
}
