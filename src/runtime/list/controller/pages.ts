/** Returns the number of the last page; 1 if there are no records. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the page to show after `removed` records were removed: the same one, or the last remaining one. */
export function pageAfterRemoval(page: number, pageSize: number, total: number, removed: number): number {
  return Math.min(page, lastPage(Math.max(0, total - removed), pageSize));
}
