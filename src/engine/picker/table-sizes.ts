/** Pages of a picker's table, whatever its own size. */
const usual = [5, 10, 20, 30];

/** How many records a page of a picker's table has, and may have. */
export function tableSizes(pageSize = 10): { pageSize: number; pageSizes: number[] } {
  return { pageSize, pageSizes: [...new Set([...usual, pageSize])].toSorted((a, b) => a - b) };
}
