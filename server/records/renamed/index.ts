/** Renamed fields: the effects that a publication announces, and the data that is moved to the new names. */
export { followCounters } from './follow-counters.ts';
export { renameEffects } from './rename-effects.ts';
