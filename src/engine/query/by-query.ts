/** What can be done to so many records at most in one call, where they are named by a list's query. */
export const mostByQuery = { delete: 10_000, transition: 1_000, export: 100_000 } as const;
