/** The number of the last page; 1 where there is nothing. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page to show after `removed` records are gone: the same one, or the last that is left. */
export function pageAfterRemoval(page: number, pageSize: number, total: number, removed: number): number {
  return Math.min(page, lastPage(Math.max(0, total - removed), pageSize));
}
