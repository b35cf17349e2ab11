/** The removal of states, options, fields and models that records use. */
export { removalEffects } from './removal-effects.ts';
export { movedRecords } from './moved-records.ts';
export { type ValueMove, valueMoves } from './value-moves.ts';
