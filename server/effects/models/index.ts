/** Renamed models: finding what a change moves, and separating it from the rest of the change. */
export { followColumns } from './follow-columns.ts';
export { modelEffects } from './model-effects.ts';
export type { ModelFollower, ModelMove } from '../model-move.ts';
export { type MoverParts, settleChange, type SettledChange } from './settle-change.ts';
