const usual = [5, 10, 20, 30];

/** Returns the page size of a picker's table, and the sizes to choose from. */
export function tableSizes(pageSize = 10): { pageSize: number; pageSizes: number[] } {
  return { pageSize, pageSizes: [...new Set([...usual, pageSize])].toSorted((a, b) => a - b) };
}
