import type { Path } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { allNodes, containerOf, isSamePath, nodeAt, nodesIn } from './nodes.ts';

/** A step from one node to another, as arrow keys make it. */
export type NodeStep = 'next' | 'previous' | 'first' | 'last' | 'holder' | 'inside';

/** The node that a step leads to from another (from the form itself where there is none); undefined where there is none. */
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
