import type { DocumentSet } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';
import { oncePerObject } from '../memory/once-per-object.ts';
import { ask } from '../memory/recall.ts';
import type { DeclaredNames } from './names.ts';

/**
 * Returns the names of a set with each lookup as a separate `ask`, so that a cached result depends only on the names
 * that it looked up.
 */
export function askedNames(documents: DocumentSet, namesOf: (documents: DocumentSet) => DeclaredNames): DeclaredNames {
  const set = <Name extends 'dictionaries' | 'rules' | 'permissions'>(name: Name): DeclaredNames[Name] =>
    ask(documents, (all) => namesOf(all)[name], areSame);
  return {
    fields: (model) => ask(documents, (all) => namesOf(all).fields(model), haveSameFields),
    get dictionaries() {
      return set('dictionaries');
    },
    get rules() {
      return set('rules');
    },
    get permissions() {
      return set('permissions');
    },
    ids: (kinds) => ask(documents, (all) => namesOf(all).ids(kinds), areSameLists),
    states: (model) => ask(documents, (all) => namesOf(all).states(model), areSame),
    transitions: (model) => ask(documents, (all) => namesOf(all).transitions(model), areSame),
    creations: (model) => ask(documents, (all) => namesOf(all).creations(model), areSame),
    get addresses() {
      return ask(
        documents,
        (all) => namesOf(all).addresses,
        (left, right) => areSame(left.page, right.page) && areSameLists(left.api, right.api),
      );
    },
  };
}

function haveSameFields(
  left: Record<string, JsonObject> | undefined,
  right: Record<string, JsonObject> | undefined,
): boolean {
  if (!left || !right) return left === right;
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

type Names = ReadonlySet<string>;

/**
 * Caches comparisons: the names of the whole set are compared for each document, but each pair of sets or lists only
 * once.
 */
const compared = oncePerObject<object, WeakMap<object, boolean>>(() => new WeakMap());

function once(left: object, right: object, compare: () => boolean): boolean {
  const known = compared(left);
  const answer = known.get(right) ?? compare();
  known.set(right, answer);
  return answer;
}

function areSame(left: Names | undefined, right: Names | undefined): boolean {
  if (left === right) return true;
  if (!left || !right || left.size !== right.size) return false;
  return once(left, right, () => [...left].every((name) => right.has(name)));
}

function areSameLists(left: readonly string[], right: readonly string[]): boolean {
  if (left === right) return true;
  if (left.length !== right.length) return false;
  return once(left, right, () => left.every((name, index) => name === right[index]));
}
