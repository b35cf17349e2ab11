import type { Path } from '../../src/schema/json/index.ts';
import { containerOf, indexOfNode, nodeAt, nodesIn, rootContainer } from '../model/index.ts';
import type { Design } from './command.ts';
import { holdsNodes, type Place } from './containers.ts';

/**
 * Returns the place for a node added by a click: after the primary selected node, or at its end if it can contain nodes
 * (unless `isBeside`). Without a selection it is the end of the form.
 */
export function placeBehind({ tree, vocabulary }: Design, selected: readonly Path[], isBeside = false): Place {
  const path = selected.at(-1);
  const node = path && nodeAt(tree, path);
  if (node && (isBeside || !holdsNodes(node, vocabulary)))
    return { container: containerOf(node.path), index: indexOfNode(tree, node.path) + 1 };
  const container = node ? [...node.path, 'properties'] : rootContainer;
  return { container, index: nodesIn(tree, container).length };
}
