import { type JsonObject, readObject } from '../../src/schema/json/index.ts';
import { nodesIn, rootContainer } from '../model/index.ts';
import type { Command } from './command.ts';

/** Takes all nodes out of the form. */
export const clearForm: Command<void> = ({ tree }) =>
  nodesIn(tree, rootContainer).length === 0
    ? { refused: '表单已经是空的。' }
    : { label: '清空', patches: [{ op: 'set', path: rootContainer, value: {} }], selected: [] };

/** Puts another text in the place of the document: what was written in the source. */
export const replaceDocument: Command<{ body: JsonObject; label: string }> = (_, { body, label }) => ({
  ...{ label, patches: [{ op: 'set', path: [], value: body }], selected: [] },
});

/** Takes over the document as its source is being written: what is typed without a pause is one step. */
export const writeSource: Command<{ body: JsonObject }> = (_, { body }) => ({
  ...{ label: '修改源码', patches: [{ op: 'set', path: [], value: body }], squash: 'source' },
});

/** Puts an imported form in the place of the document, and selects its first node. */
export const importForm: Command<{ body: JsonObject }> = (_, { body }) => {
  const [first] = Object.keys(readObject(body['properties']));
  return {
    label: '导入',
    patches: [{ op: 'set', path: [], value: body }],
    selected: first === undefined ? [] : [[...rootContainer, first]],
  };
};
