import type { Path } from '../json/index.ts';
import { ArrayNode, ObjectNode, type Tree } from './tree.ts';

/** Returns the node at a path, or undefined if there is none; index segments are numbers, keys are strings. */
export function getAt(tree: Tree, path: Path): Tree | undefined {
  let node: Tree | undefined = tree;
  for (const segment of path) node = node && child(node, segment);
  return node;
}

function child(node: Tree, segment: string | number): Tree | undefined {
  const index = positionOf(node, segment);
  return index === undefined ? undefined : childAt(node, index);
}

/** Returns the position among its siblings of the member that a segment names, or undefined if there is none. */
export function positionOf(node: Tree, segment: string | number): number | undefined {
  if (node.type === 'array') return typeof segment === 'number' && segment in node.items ? segment : undefined;
  if (node.type !== 'object' || typeof segment !== 'string') return undefined;
  const index = node.entries.findIndex((entry) => entry.key === segment);
  return index === -1 ? undefined : index;
}

/** Returns the number of members of a container. */
export function sizeOf(node: ObjectNode | ArrayNode): number {
  return node.type === 'array' ? node.items.length : node.entries.length;
}

/** Returns the maximum nesting of containers, this one included; 0 for a scalar. */
export function depthOf(node: Tree): number {
  if (node.type === 'scalar') return 0;
  const children = node.type === 'array' ? node.items : node.entries.map((entry) => entry.value);
  return 1 + children.reduce((deepest, item) => Math.max(deepest, depthOf(item)), 0);
}

/** Returns the tree with the node at an existing path replaced by the result of `change`; all other nodes are kept. */
export function changeAt(tree: Tree, path: Path, change: (node: Tree) => Tree): Tree {
  const [segment, ...rest] = path;
  if (segment === undefined) return change(tree);
  const index = positionOf(tree, segment) ?? -1;
  const node = childAt(tree, index);
  return node ? replaceChild(tree, index, changeAt(node, rest, change)) : tree;
}

function childAt(node: Tree, index: number): Tree | undefined {
  if (node.type === 'array') return node.items[index];
  return node.type === 'object' ? node.entries[index]?.value : undefined;
}

function replaceChild(node: Tree, index: number, value: Tree): Tree {
  if (node.type === 'array') return new ArrayNode(node.items.with(index, value));
  if (node.type !== 'object') return node;
  return new ObjectNode(node.entries.map((entry, at) => (at === index ? { key: entry.key, value } : entry)));
}

/** Returns the container with a new member before the one at `index`. */
export function insertMember(container: Tree, index: number, key: string | undefined, value: Tree): Tree {
  if (container.type === 'array') return new ArrayNode(container.items.toSpliced(index, 0, value));
  if (container.type === 'scalar' || key === undefined) return container;
  return new ObjectNode(container.entries.toSpliced(index, 0, { key, value }));
}

/** Returns the container without the member at `index`. */
export function removeMember(container: Tree, index: number): Tree {
  if (container.type === 'array') return new ArrayNode(container.items.toSpliced(index, 1));
  if (container.type === 'scalar') return container;
  return new ObjectNode(container.entries.toSpliced(index, 1));
}
