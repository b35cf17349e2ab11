import type { JsonValue, Path } from '../../../../src/schema/json/index.ts';

/** The effects on a field or a layout node that are conditions of the node itself, with their keys. */
export const stateEffects = {
  show: { key: 'x-visible', state: 'visible' },
  hide: { key: 'x-visible', state: 'visible' },
  hideKeeping: { key: 'x-hidden', state: 'hidden' },
  require: { key: 'required', state: 'required' },
  disable: { key: 'x-disabled', state: 'disabled' },
  readOnly: { key: 'x-read-only', state: 'readOnly' },
} as const;

/** The effects that are messages of the form: refusals and reminders, by what holds or by what must hold. */
export const messageEffects = {
  refuse: { isWarning: false, isWanted: false },
  remind: { isWarning: true, isWanted: false },
  must: { isWarning: false, isWanted: true },
  should: { isWarning: true, isWanted: true },
} as const;

export type StateEffect = keyof typeof stateEffects;
export type MessageEffect = keyof typeof messageEffects;

/** `value` and `options` are written once to a field; `other` is an effect that only the source edits. */
export type RuleEffect = StateEffect | MessageEffect | 'value' | 'options' | 'other';

/** A rule as the dialog edits it. */
export interface RuleDraft {
  /** The condition as an expression without braces. */
  when: string;
  effect: RuleEffect;
  /** The field's path or the layout node's key; '' is the form itself. */
  target: string;
  value: JsonValue;
  options: readonly JsonValue[];
  message: string;
}

/** The place of a rule: its node ([] is the form), its key there, and its index in a list of rules. */
export interface RulePlace {
  node: Path;
  key: string;
  index?: number;
}

/** A node that a rule can change. */
export interface RuleTarget {
  path: string;
  title: string;
  node: Path;
  isField: boolean;
}

export function isStateEffect(effect: RuleEffect): effect is StateEffect {
  return Object.hasOwn(stateEffects, effect);
}

export function isMessageEffect(effect: RuleEffect): effect is MessageEffect {
  return Object.hasOwn(messageEffects, effect);
}
