import { negationOf } from '../../../../src/engine/sentences/index.ts';
import { readObject, type JsonObject, type JsonValue, type Path } from '../../../../src/schema/json/index.ts';
import { applyPatches, type Tree } from '../../../../src/schema/tree/index.ts';
import { isPlanned, setProperty, type Command, type Plan, type Planned } from '../../../commands/index.ts';
import { isSamePath, valueAtPath } from '../../../model/index.ts';
import { pathOfRule } from './read-rule.ts';
import {
  isMessageEffect,
  isStateEffect,
  messageEffects,
  stateEffects,
  type RuleDraft,
  type RulePlace,
  type RuleTarget,
} from './rule-draft.ts';

interface Written {
  draft: RuleDraft;
  /** The node that the rule changes; undefined for the form. */
  target: RuleTarget | undefined;
  /** The rule that it replaces. */
  replaces?: RulePlace | undefined;
}

/**
 * Writes a rule in the words of the format: a condition of its target, a reaction, or a rule of the form. A reaction
 * stays a reaction, and a rule that keeps its kind keeps its place.
 */
export const writeRule: Command<Written> = (design, { draft, target, replaces }) => {
  const place = placeFor(draft, target, replaces);
  if (!place) return { refused: { key: 'gone', values: [] } };
  const isInPlace = replaces !== undefined && isSamePath(pathOfRule(replaces), pathOfRule(place));
  const removed = replaces && !isInPlace ? patchesOf(removeRule(design, { place: replaces })) : [];
  const { tree } = applyPatches(design.tree, removed);
  const before = isInPlace ? readObject(valueAtPath(tree, pathOfRule(place))) : {};
  const rule = ruleOf(draft, target, place, before);
  const value = isList(place) ? listWith(tree, place, rule, isInPlace) : rule;
  return ruleStep(setProperty({ ...design, tree }, { node: place.node, path: [place.key], value }), removed);
};

/** Removes a rule, and the list that becomes empty. */
export const removeRule: Command<{ place: RulePlace }> = (design, { place }) => {
  const { node, key, index } = place;
  const list = valueAtPath(design.tree, [...node, key]);
  const rest = Array.isArray(list) ? list.filter((_, at) => at !== index) : [];
  const value = index !== undefined && rest.length > 0 ? rest : undefined;
  return ruleStep(setProperty(design, { node, path: [key], value }), []);
};

/** All rules are single steps: a rule that follows another one on the same node is not merged with it. */
function ruleStep(plan: Plan, before: Planned['patches']): Plan {
  if (!isPlanned(plan)) return plan;
  const { squash: _, ...step } = plan;
  return { ...step, patches: [...before, ...plan.patches] };
}

function patchesOf(plan: Plan): Planned['patches'] {
  return isPlanned(plan) ? plan.patches : [];
}

function isList({ key }: Pick<RulePlace, 'key'>): boolean {
  return key === 'rules' || key === 'x-reactions';
}

/** Returns the place of the rule; a new one of a list is behind the others. */
function placeFor(draft: RuleDraft, target: RuleTarget | undefined, replaces: RulePlace | undefined) {
  const { effect } = draft;
  if (effect === 'other') return replaces;
  const place = newPlace(draft, target);
  const isKept =
    replaces?.key === 'x-reactions' ? !isMessageEffect(effect) : replaces?.key === 'rules' && place?.key === 'rules';
  return isKept ? replaces : place;
}

function newPlace({ effect }: RuleDraft, target: RuleTarget | undefined): RulePlace | undefined {
  if (isMessageEffect(effect)) return { node: [], key: 'rules' };
  if (!target) return undefined;
  return { node: target.node, key: isStateEffect(effect) ? stateEffects[effect].key : 'x-reactions' };
}

/** Returns the list with the rule in its place or behind the others; the only reaction is an object. */
function listWith(tree: Tree, { node, key, index }: RulePlace, value: JsonValue, isReplaced: boolean): JsonValue {
  const found = valueAtPath(tree, [...node, key]);
  const before = found === undefined ? [] : Array.isArray(found) ? found : [found];
  if (isReplaced) return index === undefined ? value : before.map((each, at) => (at === index ? value : each));
  return before.length === 0 && key === 'x-reactions' ? value : [...before, value];
}

function ruleOf(
  draft: RuleDraft,
  target: RuleTarget | undefined,
  { node, key }: RulePlace,
  before: JsonObject,
): JsonValue {
  const when = inBraces(draft.when);
  const { effect } = draft;
  if (effect === 'other') return isList({ key }) ? { ...before, when } : when;
  if (isMessageEffect(effect)) return messageRule(draft, before);
  if (key !== 'x-reactions') return effect === 'hide' ? inBraces(negationOf(draft.when)) : when;
  const { target: named, fulfill: _, ...rest } = before;
  const isOwn = target && isSamePath(target.node, node);
  const kept = target ? target.path : named;
  return { ...(!isOwn && kept !== undefined && { target: kept }), ...rest, when, fulfill: { state: stateOf(draft) } };
}

function stateOf({ effect, value, options }: RuleDraft): JsonObject {
  if (effect === 'value') return { value };
  if (effect === 'options') return { dataSource: [...options] };
  return isStateEffect(effect) ? { [stateEffects[effect].state]: effect !== 'hide' } : {};
}

function messageRule({ effect, when, target, message }: RuleDraft, before: JsonObject): JsonObject {
  const { isWarning, isWanted } = isMessageEffect(effect) ? messageEffects[effect] : messageEffects.refuse;
  const { field: _, severity: __, ...rest } = before;
  return {
    ...rest,
    when: inBraces(isWanted ? when : negationOf(when)),
    message,
    ...(target !== '' && { field: target }),
    ...(isWarning && { severity: 'warning' }),
  };
}

function inBraces(expression: string): string {
  return `{{ ${expression} }}`;
}

/** Returns the value that a new condition of the target would replace; undefined if there is none. */
export function replacedCondition(tree: Tree, draft: RuleDraft, target: RuleTarget | undefined): Path | undefined {
  const place = newPlace(draft, target);
  if (!place || isList(place)) return undefined;
  const path = pathOfRule(place);
  return valueAtPath(tree, path) === undefined ? undefined : path;
}
