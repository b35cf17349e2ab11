import { readObject, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import type { Patch } from '../../src/schema/tree/index.ts';
import { nodesIn, rootContainer, valueAtPath } from '../model/index.ts';
import type { Step } from '../words/index.ts';
import type { Command } from './command.ts';

/** The settings of the whole form, and the data left by an import; clearing the form removes them. */
const looks: readonly Path[] = [['layout'], ['origin']];

/** Removes all nodes and resets the form's settings. */
export const clearForm: Command<void> = ({ tree }) => {
  const written = looks.filter((path) => valueAtPath(tree, path) !== undefined);
  const isEmpty = nodesIn(tree, rootContainer).length === 0;
  if (isEmpty && written.length === 0) return { refused: { key: 'formEmpty', values: [] } };
  const emptied: Patch[] = isEmpty ? [] : [{ op: 'set', path: rootContainer, value: {} }];
  return {
    label: { key: 'clear', values: [] },
    patches: [...emptied, ...written.map((path): Patch => ({ op: 'remove', path }))],
    selected: [],
  };
};

/** Replaces the document by another text. */
export const replaceDocument: Command<{ body: JsonObject; label: Step }> = (_, { body, label }) => ({
  label,
  patches: [{ op: 'set', path: [], value: body }],
  selected: [],
});

/** Replaces the document while its source is being typed; typing without a pause is one step. */
export const writeSource: Command<{ body: JsonObject }> = (_, { body }) => ({
  label: { key: 'writeSource', values: [] },
  patches: [{ op: 'set', path: [], value: body }],
  squash: 'source',
});

/** Replaces the document by an imported form, and selects its first node. */
export const importForm: Command<{ body: JsonObject }> = (_, { body }) => {
  const [first] = Object.keys(readObject(body['properties']));
  return {
    label: { key: 'import', values: [] },
    patches: [{ op: 'set', path: [], value: body }],
    selected: first === undefined ? [] : [[...rootContainer, first]],
  };
};
