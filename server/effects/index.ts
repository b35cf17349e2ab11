/**
 * The effects of a change of documents on existing records: found before the change, decided by the author, and applied
 * together with it.
 */
export {
  changedModels,
  choiceOf,
  type Effect,
  type EffectChoices,
  type EffectSample,
  type EffectSource,
  type EffectWork,
  type ModelChange,
  type StateChange,
} from './effect.ts';
export { findEffects, type FoundEffects, refuseUndecided, seenEffects } from './find-effects.ts';
export { applyEffects, prepareEffects } from './apply-effects.ts';
export type { FieldRenaming, RenamingFollower, ValueFollower, ValueRenaming } from './field-renaming.ts';
export {
  followColumns,
  modelEffects,
  type ModelFollower,
  type ModelMove,
  type MoverParts,
  settleChange,
  type SettledChange,
} from './models/index.ts';
