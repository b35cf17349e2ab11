import type { PlannedRule } from '../../../../src/engine/sentences/index.ts';
import { isMessageEffect, isStateEffect, messageEffects, stateEffects, type RuleDraft } from './rule-draft.ts';

/** Returns the rule of a draft, for its sentence. */
export function plannedRule({ when, effect, target, value, options, message }: RuleDraft): PlannedRule {
  if (isMessageEffect(effect)) return { when, message, ...messageEffects[effect] };
  if (effect === 'hide') return { when, target, isHidden: true };
  if (isStateEffect(effect)) return { when, target, state: stateEffects[effect].state, value: true };
  if (effect === 'options') return { when, target, state: 'dataSource', value: [...options] };
  return { when, target, state: 'value', value };
}
