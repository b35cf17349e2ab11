import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../src/schema/documents/document.ts';
import { readObject, toPointer, type Path } from '../../src/schema/json/index.ts';
import { nodeAtKey, renamingOf } from '../../src/schema/references/index.ts';
import { fromTree, type Tree } from '../../src/schema/tree/index.ts';
import { takenNames } from '../behaviors/index.ts';
import { nodeAt } from '../model/index.ts';
import type { Command } from './command.ts';

/**
 * Renames a node wherever the document refers to it. `others` are the documents that change along.
 * @param documents the documents around; the current document is among them as `document`.
 */
export const renameNode: Command<{
  path: Path;
  to: string;
  document: SourceDocument;
  documents: DocumentSet;
  others?: readonly ChangedDocument[];
}> = ({ tree }, { path, to, document, documents, others }) => {
  const node = nodeAt(tree, path);
  if (!node) return { refused: { key: 'gone', values: [] } };
  if (to !== node.key && takenNames(tree).has(to)) return { refused: { key: 'nameTaken', values: [to] } };
  const around = withTree(documents, document, tree);
  const renamed = nodeAtKey(around, document.key, toPointer(path));
  if (!renamed) return { refused: { key: 'fieldGone', values: [] } };
  const made = renamingOf(around, renamed, to);
  if ('refused' in made) return { refused: { key: 'quoted', values: [made.refused] } };
  return {
    label: { key: 'rename', values: [node.key, to] },
    patches: made.changes.find((change) => change.document === document.key)?.patches ?? [],
    selected: [[...path.slice(0, -1), to]],
    ...(others && others.length > 0 && { others }),
  };
};

function withTree(documents: DocumentSet, document: SourceDocument, tree: Tree): DocumentSet {
  const now = { ...document, body: readObject(fromTree(tree)) };
  const keys = new Set<DocumentKey>([...documents.keys(), document.key]);
  return { get: (key) => (key === document.key ? now : documents.get(key)), keys: () => keys };
}
