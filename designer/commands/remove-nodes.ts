import type { Path } from '../../src/schema/json/index.ts';
import { containerOf, indexOfNode, isSamePath, nodeAt, nodesIn, outermost } from '../model/index.ts';
import type { Command } from './command.ts';

/** Removes nodes, and selects the sibling before the first of them, else the one after it, else its parent. */
export const removeNodes: Command<{ paths: readonly Path[] }> = ({ tree }, { paths }) => {
  const nodes = outermost(paths).flatMap((path) => nodeAt(tree, path) ?? []);
  const [first] = nodes;
  if (!first) return { refused: { key: 'chooseFirst', values: ['remove'] } };
  const container = containerOf(first.path);
  const siblings = nodesIn(tree, container);
  const at = indexOfNode(tree, first.path);
  const stays = ({ path }: { path: Path }) => !nodes.some((gone) => isSamePath(gone.path, path));
  const neighbour = siblings.slice(0, at).findLast(stays) ?? siblings.slice(at + 1).find(stays);
  const holder = nodeAt(tree, containerOf(container));
  const next = neighbour ?? holder;
  return {
    label: { key: 'remove', values: [nodes.map(({ key }) => key)] },
    patches: nodes.map(({ path }) => ({ op: 'remove' as const, path })),
    selected: next ? [next.path] : [],
  };
};
