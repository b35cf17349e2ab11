import { isMessageEffect, type RuleDraft } from './rule-draft.ts';

/** Returns the part that a rule still lacks; undefined if it is complete. */
export function lackOf({ effect, target, message, options, value }: RuleDraft) {
  if (effect === 'other') return undefined;
  if (isMessageEffect(effect)) return message.trim() === '' ? 'message' : undefined;
  if (target === '') return 'target';
  if (effect === 'options' && options.length === 0) return 'options';
  return effect === 'value' && value === null ? 'value' : undefined;
}
