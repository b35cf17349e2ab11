/** Fields that get another name: what a publication says of them, and what follows their values. */
export { followCounters } from './follow-counters.ts';
export { renameEffects } from './rename-effects.ts';
