import { readObject, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import type { Patch } from '../../src/schema/tree/index.ts';
import { nodesIn, rootContainer, valueAtPath } from '../model/index.ts';
import type { Step } from '../words/index.ts';
import type { Command } from './command.ts';

/** What a form looks like as a whole, and what an import left: gone when the form is cleared. */
const looks: readonly Path[] = [['layout'], ['origin']];

/** Takes all nodes out of the form; it looks as a new one then. */
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

/** Puts another text in the place of the document: what was written in the source. */
export const replaceDocument: Command<{ body: JsonObject; label: Step }> = (_, { body, label }) => ({
  label,
  patches: [{ op: 'set', path: [], value: body }],
  selected: [],
});

/** Takes over the document as its source is being written: what is typed without a pause is one step. */
export const writeSource: Command<{ body: JsonObject }> = (_, { body }) => ({
  label: { key: 'writeSource', values: [] },
  patches: [{ op: 'set', path: [], value: body }],
  squash: 'source',
});

/** Puts an imported form in the place of the document, and selects its first node. */
export const importForm: Command<{ body: JsonObject }> = (_, { body }) => {
  const [first] = Object.keys(readObject(body['properties']));
  return {
    label: { key: 'import', values: [] },
    patches: [{ op: 'set', path: [], value: body }],
    selected: first === undefined ? [] : [[...rootContainer, first]],
  };
};
