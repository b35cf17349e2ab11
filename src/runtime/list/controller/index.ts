export type { ListController, ListLocation, ListOptions } from './list-controller.ts';
export type { ListTotals } from './use-list-totals.ts';
export { fixedConditions } from './evaluated-list.ts';
export { useListController } from './use-list-controller.ts';
export { type RemoteChanges, useRemoteChanges } from './use-remote-changes.ts';
export { formerStorageKeys, listStorageKey } from './list-storage-key.ts';
export { usePoll } from './use-poll.ts';
