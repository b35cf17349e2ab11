import { fromPointer, toPointer, type Path } from '../../src/schema/json/index.ts';
import type { Problem } from '../../src/schema/problems/problem.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { nodeAt } from './nodes.ts';

/** The problems of a node. */
export interface NodeProblems {
  path: Path;
  messages: string[];
}

/**
 * Groups the problems of a document by the innermost nodes that contain them. Problems of the form itself are left out.
 */
export function problemsByNode(tree: Tree, problems: readonly Problem[]): NodeProblems[] {
  const found = new Map<string, NodeProblems>();
  for (const { pointer, message } of problems) {
    const path = innermostNode(tree, fromPointer(pointer));
    if (!path) continue;
    const key = toPointer(path);
    const { messages } = found.get(key) ?? { messages: [] };
    found.set(key, { path, messages: [...new Set([...messages, message])] });
  }
  return [...found.values()];
}

function innermostNode(tree: Tree, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(tree, path.slice(0, length));
    if (node) return node.path;
  }
  return undefined;
}
