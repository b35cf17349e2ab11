import type { Path } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { allNodes, containerOf, isSamePath, nodeAt, nodesIn } from './nodes.ts';

/** A step from one node to another by the arrow keys. */
export type NodeStep = 'next' | 'previous' | 'first' | 'last' | 'holder' | 'inside';

/** Returns the node that a step leads to, starting from the form itself if `from` is undefined. */
export function nodeAfter(tree: Tree, from: Path | undefined, step: NodeStep): Path | undefined {
  const paths = allNodes(tree).map(({ path }) => path);
  const at = from ? paths.findIndex((path) => isSamePath(path, from)) : -1;
  switch (step) {
    case 'next':
      return paths[at + 1];
    case 'previous':
      return at < 0 ? paths.at(-1) : paths[at - 1];
    case 'first':
      return paths[0];
    case 'last':
      return paths.at(-1);
    case 'inside':
      return from ? nodesIn(tree, [...from, 'properties'])[0]?.path : paths[0];
    case 'holder':
      return from && nodeAt(tree, containerOf(containerOf(from)))?.path;
  }
}
