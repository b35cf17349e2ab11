import { negatedCondition, type LogicSentence } from '../../../../src/engine/sentences/index.ts';
import { extractTemplate } from '../../../../src/schema/expressions/index.ts';
import {
  fromPointer,
  isJsonObject,
  readObject,
  readString,
  type JsonObject,
  type JsonValue,
} from '../../../../src/schema/json/index.ts';
import type { Tree } from '../../../../src/schema/tree/index.ts';
import { valueAtPath } from '../../../model/index.ts';
import type { RuleDraft, RuleEffect, RulePlace, RuleTarget } from './rule-draft.ts';

const empty: RuleDraft = { when: '', effect: 'show', target: '', value: null, options: [], message: '' };

/** Returns an empty rule for a target. */
export function newRule(target: string): RuleDraft {
  return { ...empty, target, effect: target === '' ? 'refuse' : 'show' };
}

/** Returns the place of a sentence's rule in its document; undefined for a sentence that is not a rule. */
export function rulePlace({ kind, pointer }: Pick<LogicSentence, 'kind' | 'pointer'>): RulePlace | undefined {
  const path = fromPointer(pointer);
  const last = path.at(-1);
  if (kind === 'rule' || kind === 'reaction') {
    const index = Number(last);
    return typeof last === 'number' || /^\d+$/.test(String(last))
      ? { node: path.slice(0, -2), key: String(path.at(-2)), index }
      : { node: path.slice(0, -1), key: String(last) };
  }
  return Object.hasOwn(effects, kind) ? { node: path.slice(0, -1), key: String(last) } : undefined;
}

const effects = {
  visible: 'show',
  hidden: 'hideKeeping',
  disabled: 'disable',
  readOnly: 'readOnly',
  required: 'require',
} as const;

/** Returns the rule that a sentence describes; undefined if its condition is not an expression of the document. */
export function readRule(tree: Tree, sentence: LogicSentence, targets: readonly RuleTarget[]): RuleDraft | undefined {
  const place = rulePlace(sentence);
  const found = place && valueAtPath(tree, pathOfRule(place));
  if (found === undefined) return undefined;
  const target = sentence.target?.path ?? '';
  const { kind } = sentence;
  if (kind === 'rule') return messageRule(readObject(found), target);
  if (kind === 'reaction') return reactionRule(readObject(found), target);
  const when = conditionIn(found);
  if (when === undefined || !isEffect(kind)) return undefined;
  // A field of rows stays the target of its rule.
  if (!targets.some(({ path }) => path === target)) return { ...empty, when, effect: 'other', target };
  return { ...empty, target, ...(kind === 'visible' ? shownOrHidden(when) : { when, effect: effects[kind] }) };
}

function isEffect(kind: LogicSentence['kind']): kind is keyof typeof effects {
  return Object.hasOwn(effects, kind);
}

/** Returns the path to a rule in the document. */
export function pathOfRule({ node, key, index }: RulePlace): (string | number)[] {
  return [...node, key, ...(index === undefined ? [] : [index])];
}

function conditionIn(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? extractTemplate(value)?.trim() : undefined;
}

function shownOrHidden(when: string): Pick<RuleDraft, 'when' | 'effect'> {
  const hidden = negatedCondition(when);
  return hidden === undefined ? { when, effect: 'show' } : { when: hidden, effect: 'hide' };
}

function messageRule(rule: JsonObject, target: string): RuleDraft | undefined {
  const written = conditionIn(rule['when']);
  const message = readString(rule['message']);
  if (written === undefined) return undefined;
  // A message in several languages is edited in the source.
  if (message === undefined) return { ...empty, when: written, effect: 'other', target };
  const refused = negatedCondition(written);
  const isWarning = rule['severity'] === 'warning';
  const effect: RuleEffect = refused === undefined ? (isWarning ? 'should' : 'must') : isWarning ? 'remind' : 'refuse';
  return { ...empty, when: refused ?? written, effect, target, message };
}

const reactionEffects: Readonly<Record<string, RuleEffect>> = {
  'visible true': 'show',
  'visible false': 'hide',
  'hidden true': 'hideKeeping',
  'disabled true': 'disable',
  'readOnly true': 'readOnly',
  'required true': 'require',
};

function reactionRule(reaction: JsonObject, target: string): RuleDraft | undefined {
  const when = conditionIn(reaction['when']);
  if (when === undefined) return undefined;
  const draft = { ...empty, when, target };
  const states = Object.entries(readObject(readObject(reaction['fulfill'])['state']));
  const [only] = states;
  if (!only || states.length > 1 || isJsonObject(reaction['otherwise'])) return { ...draft, effect: 'other' };
  const [state, value] = only;
  if (state === 'value') return { ...draft, effect: 'value', value };
  if (state === 'dataSource' && Array.isArray(value)) return { ...draft, effect: 'options', options: value };
  return { ...draft, effect: reactionEffects[`${state} ${JSON.stringify(value)}`] ?? 'other' };
}
