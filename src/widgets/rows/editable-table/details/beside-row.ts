/** Where a panel hangs on the page, in pixels. */
export interface Placement {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

/**
 * docs/requirements.md, Constants: it hangs below its row where more than this is left of the page, and takes this part
 * of the table.
 */
const leastRoom = 350;
const shareOfTable = 0.96;
const gap = 8;

/** Beside a row: below it where there is space, else above it. */
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
