import type { Path } from '../../src/schema/json/index.ts';
import { takenNames, withFreeNames } from '../behaviors/index.ts';
import { containerOf, indexOfNode, nodeAt, outermost } from '../model/index.ts';
import type { Command } from './command.ts';

/** Inserts a copy right after each node, and selects the copies. */
export const duplicateNodes: Command<{ paths: readonly Path[] }> = ({ tree, fields }, { paths }) => {
  const nodes = outermost(paths).flatMap((path) => nodeAt(tree, path) ?? []);
  if (nodes.length === 0) return { refused: { key: 'chooseFirst', values: ['duplicate'] } };
  const taken = takenNames(tree);
  const made = withFreeNames(
    nodes.map(({ key, written }) => [key, written]),
    taken,
    fields,
  );
  const copies = made.flatMap((copy, at) => {
    const { path } = nodes[at] ?? {};
    return path ? [{ container: containerOf(path), index: indexOfNode(tree, path) + 1, copy }] : [];
  });
  return {
    label: { key: 'duplicate', values: [nodes.map(({ key }) => key)] },
    // From the last to the first, so that no copy shifts the index of another.
    patches: copies
      .toSorted((one, other) => other.index - one.index)
      .map(({ container, index, copy }) => ({
        op: 'insert' as const,
        path: container,
        key: copy.key,
        index,
        value: copy.node,
      })),
    selected: copies.map(({ container, copy }) => [...container, copy.key]),
  };
};
