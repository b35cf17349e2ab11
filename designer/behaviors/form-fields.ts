import { commonFieldTypes } from '../../src/schema/common-fields.ts';
import { own, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { nodesIn, rootContainer } from '../model/index.ts';
import { takenNames } from './unique-names.ts';

/** The fields that a form defines by itself, and those of the opened form whose nodes are gone. */
export interface FormFields {
  defined: Readonly<Record<string, JsonObject>>;
  gone: readonly string[];
}

/** The keys that a model needs to know about a field: they make its column, its cell in lists and its search field. */
export const modelKeys: readonly string[] = [
  'type',
  'title',
  'format',
  'x-dict',
  'x-ref',
  'x-scale',
  'x-unit',
  'x-component',
];
const modelTypes: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'array']);

/** Returns the fields whose type the form defines, with the keys that a model needs. */
export function fieldsOfForm(opened: Tree, tree: Tree): FormFields {
  const taken = takenNames(tree);
  const gone = definedIn(opened, rootContainer).flatMap(([name]) => (taken.has(name) ? [] : [name]));
  return { defined: Object.fromEntries(definedIn(tree, rootContainer)), gone };
}

function definedIn(tree: Tree, container: Path): [name: string, field: JsonObject][] {
  return nodesIn(tree, container).flatMap(({ key, path, written }): [string, JsonObject][] => {
    // The fields of an object are a part of its value.
    if (written['type'] === 'object') return [];
    const isOfModel = modelTypes.has(written['type']) && written['x-transient'] !== true;
    return [
      ...(isOfModel && own(commonFieldTypes, key) === undefined
        ? [[key, fieldOf(written)] as [string, JsonObject]]
        : []),
      ...definedIn(tree, [...path, 'properties']),
    ];
  });
}

function fieldOf(written: JsonObject): JsonObject {
  const known = modelKeys.flatMap((key) => {
    const value = own(written, key);
    return value === undefined || value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(known);
}
