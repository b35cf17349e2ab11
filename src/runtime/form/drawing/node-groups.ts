import type { FieldTreeNode } from '../../../engine/form/index.ts';

export interface NodeGroup {
  key: number;
  nodes: readonly FieldTreeNode[];
}

const size = 32;

/**
 * Returns the key of a node that is stable while its document changes: the data path of a field, the address of any
 * other node.
 */
export function keyOfNode(node: FieldTreeNode): string {
  return node.kind === 'field' ? node.path : `_${node.address}`;
}

/**
 * Splits the nodes into groups, in order. A node stays in its previous group, and a new node joins the group of the
 * node before it, so that its elements keep their parent; only a node that has moved past another group changes its
 * group. A group whose nodes are the same objects is the same object.
 */
export function nodeGroups(nodes: readonly FieldTreeNode[], previous?: readonly NodeGroup[]): readonly NodeGroup[] {
  if (!previous || previous.length === 0) return newGroups(nodes);
  const homes = homesOf(nodes, previous);
  const filled: FieldTreeNode[][] = previous.map(() => []);
  let home = 0;
  nodes.forEach((node, index) => {
    home = homes[index] ?? home;
    filled[home]?.push(node);
  });
  return previous.map((group, index) => {
    const own = filled[index] ?? [];
    const isSame = own.length === group.nodes.length && own.every((node, position) => node === group.nodes[position]);
    return isSame ? group : { key: group.key, nodes: own };
  });
}

function newGroups(nodes: readonly FieldTreeNode[]): readonly NodeGroup[] {
  const starts = Array.from({ length: Math.max(1, Math.ceil(nodes.length / size)) }, (_, index) => index * size);
  return starts.map((start, key) => ({ key, nodes: nodes.slice(start, start + size) }));
}

/** Returns the index of each node's group; undefined for a new node and for one that has moved past another group. */
function homesOf(nodes: readonly FieldTreeNode[], previous: readonly NodeGroup[]): readonly (number | undefined)[] {
  const before = previous.flatMap(({ nodes: own }) => own);
  const positions = previous.flatMap(({ nodes: own }, home) => own.map(() => home));
  const isSameAt = (index: number, indexBefore: number) => {
    const [node, other] = [nodes[index], before[indexBefore]];
    return node === other || (node && other && keyOfNode(node) === keyOfNode(other));
  };
  const most = Math.min(nodes.length, before.length);
  const longer = nodes.length - before.length;
  let same = 0;
  while (same < most && isSameAt(same, same)) same += 1;
  let end = nodes.length;
  while (end > same && end - longer > same && isSameAt(end - 1, end - 1 - longer)) end -= 1;
  const known = new Map(
    before.slice(same, end - longer).map((node, index) => [keyOfNode(node), positions[same + index]]),
  );
  const homes = nodes.map((node, index) => {
    if (index < same) return positions[index];
    return index < end ? known.get(keyOfNode(node)) : positions[index - longer];
  });
  const staying = longestRise(homes);
  return homes.map((home, index) => (staying.has(index) ? home : undefined));
}

function longestRise(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  /** By length: the index of the smallest number that ends a subsequence of that length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  numbers.forEach((number, index) => {
    if (number === undefined) return;
    let length = ends.length;
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) > number) length -= 1;
    before.set(index, ends[length - 1]);
    ends[length] = index;
  });
  const rise = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) rise.add(index);
  return rise;
}
