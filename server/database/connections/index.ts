export {
  cancellable,
  cancellableParts,
  ClientDisconnectedError,
  currentSignal,
  throwIfCancelled,
  uncancellable,
} from './cancellation.ts';
export { readBy, type TableWrites, watchedPool } from './table-writes.ts';
export {
  ConnectionHeldTooLongError,
  DatabaseUnavailableError,
  DataDirectoryInUseError,
  unavailable,
} from './errors.ts';
export { StatementClient } from './statement-client.ts';
export { textTypes } from './text-types.ts';
export { checkedPool } from './checked-pool.ts';
export { type SignsOfLife, signsOfLife } from './signs-of-life.ts';
