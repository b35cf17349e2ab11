/**
 * Renamed fields, states and dictionary items: the effects that a publication announces, and the data to be updated.
 */
export { followKeptFormulas } from './follow-kept-formulas.ts';
export { followCounters } from './follow-counters.ts';
export { type ItemMove, moveItem } from './move-item.ts';
export { renameEffects } from './rename-effects.ts';
export { fieldsWith, renamedValues } from './renamed-values.ts';
export { statesOf } from './states-of.ts';
export { countValue } from './value-rows.ts';
export { type OwnColumn, valueEffects } from './value-effects.ts';
