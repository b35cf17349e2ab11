/** The lock on a data directory: one process at a time. */
export { lockDataDirectory } from './lock.ts';
