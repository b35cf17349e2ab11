import type { Path } from '../../src/schema/json/index.ts';
import { containerOf, indexOfNode, isInside, isSamePath, nodeAt, nodesIn } from '../model/index.ts';
import type { Command } from './command.ts';
import { madeContainer, type Place, refusedContainer } from './containers.ts';

/** Moves a node into a gap; `index` counts the nodes that stand in the container before the move. */
export const moveNode: Command<{ path: Path; place: Place }> = ({ tree, vocabulary }, { path, place }) => {
  const node = nodeAt(tree, path);
  if (!node) return { refused: '这个组件已经没有了。' };
  const { container } = place;
  if (isInside(container, path)) return { refused: '不能把组件移动到它自己里面。' };
  const refused = refusedContainer(tree, container, vocabulary);
  if (refused) return { refused };
  const siblings = nodesIn(tree, container);
  const own = isSamePath(container, containerOf(path)) ? indexOfNode(tree, path) : -1;
  if (own < 0 && siblings.some(({ key }) => key === node.key))
    return { refused: `那里已经有“${node.key}”了，同一处不能有两个同名的。` };
  const clamped = Math.max(0, Math.min(place.index, siblings.length));
  const index = own >= 0 && own < clamped ? clamped - 1 : clamped;
  return {
    label: `移动 ${node.key}`,
    patches: index === own ? [] : [...madeContainer(tree, container), { op: 'move', from: path, to: container, index }],
    selected: [[...container, node.key]],
  };
};
