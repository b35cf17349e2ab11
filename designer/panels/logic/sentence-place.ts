import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';
import type { LogicSentence } from '../../../src/engine/sentences/index.ts';
import { fromPointer, type Path } from '../../../src/schema/json/index.ts';

/** The place of a sentence: the node to select (the form itself is `[]`), and the path to its property. */
export interface SentencePlace {
  node: Path;
  property: Path;
}

/**
 * Returns the place of a sentence in the designed document. A sentence of the model leads to the node of its field, one
 * inside the rows of lines to the node of the lines. Undefined if the form has no such node.
 */
export function sentencePlace(
  { document, pointer, target }: LogicSentence,
  form: ResolvedForm,
): SentencePlace | undefined {
  if (document === form.document) return split(fromPointer(pointer));
  const found = target && pointerOf(form.nodes, target.path.split('.')[0] ?? '');
  return found === undefined ? undefined : { ...split(fromPointer(found)), property: fromPointer(pointer).slice(-1) };
}

function split(path: Path): SentencePlace {
  let length = 0;
  while (path[length] === 'properties' && typeof path[length + 1] === 'string') length += 2;
  return { node: path.slice(0, length), property: path.slice(length) };
}

/** Returns the pointer of a field's node in the document of the form. */
export function pointerOf(nodes: readonly FieldTreeNode[], path: string): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'problem') continue;
    if (node.kind === 'field' ? node.path === path : node.key === path) return node.pointer;
    const inside = node.kind === 'layout' ? pointerOf(node.children, path) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
