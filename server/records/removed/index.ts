export { removalEffects } from './removal-effects.ts';
export { movedRecords } from './moved-records.ts';
export { type ValueMove, valueMoves } from './value-moves.ts';
