/** The page sizes of lists and tables (docs/requirements.md, Constants). */
export const listPageSizes: readonly number[] = [10, 20, 30];

/** The page sizes of the smaller tables in pickers. */
export const pickerPageSizes: readonly number[] = [5, ...listPageSizes];

/** Returns the page size of a list, and the sizes to choose from, which include it. */
export function pagesOf(sizes: readonly number[], pageSize = 10): { pageSize: number; pageSizes: number[] } {
  return { pageSize, pageSizes: [...new Set([...sizes, pageSize])].toSorted((a, b) => a - b) };
}

/** The sort of lists that name none: the newest record comes first. */
export const newestFirst = { column: 'createTime', order: 'desc' } as const;
