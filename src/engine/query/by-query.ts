/** The maximum number of records per call that an action can apply to if they are given by a list's query. */
export const mostByQuery = { delete: 10_000, transition: 1_000, export: 100_000 } as const;
