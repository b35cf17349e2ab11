import type { Path } from '../../src/schema/json/index.ts';
import type { Patch } from '../../src/schema/tree/index.ts';
import {
  containerOf,
  holdsPath,
  indexOfNode,
  inOrder,
  isInside,
  isSamePath,
  nodesIn,
  outermost,
} from '../model/index.ts';
import type { Refusal } from '../words/index.ts';
import type { Command, Design, Plan } from './command.ts';
import { madeContainer, refusedContainer, type Place } from './containers.ts';

/** Moves nodes into a gap, in document order. `index` refers to the container before the move. */
export const moveNodes: Command<{ paths: readonly Path[]; place: Place }> = (design, { paths, place }) => {
  const { tree } = design;
  const moved = inOrder(tree, outermost(paths));
  const refused = refusedMove(design, moved, place);
  if (refused) return { refused };
  const { container } = place;
  const siblings = nodesIn(tree, container);
  const isMoved = (path: Path) => holdsPath(moved, path);
  // The first node after the gap that is not moved: the nodes go before it, independent of index shifts.
  const behind = siblings.slice(clamped(place.index, siblings.length)).find(({ path }) => !isMoved(path))?.key;
  const keys = siblings.map(({ key }) => key);
  const patches: Patch[] = [];
  for (const path of moved) {
    const key = String(path.at(-1));
    const own = isSamePath(containerOf(path), container) ? keys.indexOf(key) : -1;
    if (own >= 0) keys.splice(own, 1);
    const index = behind === undefined ? keys.length : keys.indexOf(behind);
    keys.splice(index, 0, key);
    if (index !== own) patches.push({ op: 'move', from: path, to: container, index });
  }
  return planned(moved, [...(patches.length > 0 ? madeContainer(tree, container) : []), ...patches], container);
};

/** Moves nodes by one position among the siblings of the first of them. */
export const moveBy: Command<{ paths: readonly Path[]; step: 1 | -1 }> = (design, { paths, step }) => {
  const [first] = inOrder(design.tree, outermost(paths));
  if (!first) return { refused: { key: 'chooseFirst', values: ['move'] } };
  const container = containerOf(first);
  const indexes = paths
    .filter((path) => isSamePath(containerOf(path), container))
    .map((path) => indexOfNode(design.tree, path));
  const index = step > 0 ? Math.max(...indexes) + 2 : Math.min(...indexes) - 1;
  return moveNodes(design, { paths, place: { container, index } });
};

function refusedMove({ tree, vocabulary }: Design, moved: readonly Path[], { container }: Place): Refusal | undefined {
  if (moved.length === 0) return { key: 'gone', values: [] };
  if (moved.some((path) => isInside(container, path))) return { key: 'insideItself', values: [] };
  const refused = refusedContainer(tree, container, vocabulary);
  if (refused) return refused;
  const standing = nodesIn(tree, container).map(({ key }) => key);
  const twice = moved.find((path, at) => {
    const key = path.at(-1);
    const isThere = !isSamePath(containerOf(path), container) && standing.some((other) => other === key);
    return isThere || moved.slice(0, at).some((other) => other.at(-1) === key);
  });
  return twice && { key: 'nameThere', values: [String(twice.at(-1))] };
}

function planned(moved: readonly Path[], patches: Patch[], container: Path): Plan {
  return {
    label: { key: 'move', values: [moved.map((path) => String(path.at(-1)))] },
    patches,
    selected: moved.map((path) => [...container, path.at(-1) ?? '']),
  };
}

function clamped(index: number, length: number): number {
  return Math.max(0, Math.min(index, length));
}
