/** What `del_flag` says: there, deleted, or a line that was deleted with its owner and comes back with it. */
export const presence = { there: 0, deleted: 1, deletedWithOwner: 2 } as const;
