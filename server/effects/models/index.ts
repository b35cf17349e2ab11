/** Renamed models: what a change moves, found and taken out of the rest of the change. */
export { followColumns } from './follow-columns.ts';
export { modelEffects } from './model-effects.ts';
export type { ModelFollower, ModelMove } from '../model-move.ts';
export { type MoverParts, settleChange, type SettledChange } from './settle-change.ts';
