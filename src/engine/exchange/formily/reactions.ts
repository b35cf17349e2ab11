import { isExpression } from '../../../schema/expressions/index.ts';
import { isJsonObject, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { presentMembers } from '../json-values.ts';
import { dependencyPaths, resolvedPath } from './addresses.ts';
import { translated } from './expressions.ts';
import { stateOf, statesSaid, type State } from './states.ts';

export interface ReactionPlace {
  above: string;
  paths: ReadonlySet<string>;
  isInRow: boolean;
}

/** Reads `x-reactions` as ours; `rest` contains the reactions that ours cannot express. */
export function readReactions(
  value: JsonValue | undefined,
  place: ReactionPlace,
): { reactions: JsonObject[]; rest: JsonValue[] } {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const read = list.map((each) => ({ each, reaction: isJsonObject(each) ? reactionOf(each, place) : undefined }));
  return {
    reactions: read.flatMap(({ reaction }) => (reaction ? [reaction] : [])),
    rest: read.flatMap(({ each, reaction }) => (reaction ? [] : [each])),
  };
}

const understood = ['dependencies', 'when', 'target', 'fulfill', 'otherwise'];

/** Undefined if any part cannot be expressed: half a reaction would do something else. */
function reactionOf(reaction: JsonObject, place: ReactionPlace): JsonObject | undefined {
  if (Object.keys(reaction).some((key) => !understood.includes(key))) return undefined;
  const dependencies = dependencyPaths(reaction.dependencies, place.above, place.paths);
  const translate = (text: string) => translated(text, { dependencies, isInRow: place.isInRow });
  const when = conditionOf(reaction.when, translate);
  const target = reaction.target === undefined ? undefined : resolvedPath(reaction.target, place.above, place.paths);
  const fulfill = effectOf(reaction.fulfill, translate);
  const otherwise = effectOf(reaction.otherwise, translate);
  if (when === undefined || fulfill === undefined || otherwise === undefined) return undefined;
  if (reaction.target !== undefined && (target === undefined || place.isInRow)) return undefined;
  return presentMembers({
    target,
    when: when === null ? undefined : when,
    fulfill: Object.keys(fulfill).length > 0 ? fulfill : undefined,
    otherwise: Object.keys(otherwise).length > 0 ? otherwise : undefined,
  });
}

type Translate = (text: string) => string | undefined;

/** Null if there is no condition, undefined if it cannot be expressed. */
function conditionOf(when: JsonValue | undefined, translate: Translate): string | null | undefined {
  if (when === undefined || when === true) return null;
  return isExpression(when) ? translate(when) : undefined;
}

function effectOf(effect: JsonValue | undefined, translate: Translate): JsonObject | undefined {
  if (effect === undefined) return {};
  const { state, ...more } = readObject(effect);
  if (!isJsonObject(effect) || Object.keys(more).length > 0) return undefined;
  const states: State[] = [];
  for (const [key, value] of Object.entries(readObject(state))) {
    const read = stateOf(key, value, translate);
    if (!read) return undefined;
    states.push(...read);
  }
  return states.length > 0 ? { state: statesSaid(states) } : {};
}
