import type { FieldTreeNode } from '../../../engine/form/index.ts';

/** Nodes that follow each other in a form. */
export interface NodeGroup {
  key: number;
  nodes: readonly FieldTreeNode[];
}

const size = 32;

/** What a node is known by while its document changes: fields by data path, the others by address. */
export function keyOfNode(node: FieldTreeNode): string {
  return node.kind === 'field' ? node.path : `_${node.address}`;
}

/**
 * The nodes, in order, as groups. A node stays in the group that it was in before, and a new one joins the one that it
 * follows, so that what is drawn of it keeps its parent; only a node that has moved past another group changes its own. A
 * group whose nodes are the same objects is the same object.
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

/** The position of each node's group; undefined for a new node, and for one that has moved past another group. */
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
  if (neverFalls(homes)) return homes;
  const staying = longestRise(homes);
  return homes.map((home, index) => (staying.has(index) ? home : undefined));
}

/** Whether all that have a group stand in the order of their groups: nothing has moved past another one. */
function neverFalls(homes: readonly (number | undefined)[]): boolean {
  let highest = 0;
  for (const home of homes) {
    if (home === undefined) continue;
    if (home < highest) return false;
    highest = home;
  }
  return true;
}

/** The indexes of a longest part of the numbers, in their order, that never falls. */
function longestRise(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  /** By length: the index of the least number in which a rise of that length can end. */
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
