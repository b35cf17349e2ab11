/** What a change of documents does to records that exist: found before, decided by the author, done with the change. */
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
export type { FieldRenaming, RenamingFollower } from './field-renaming.ts';
