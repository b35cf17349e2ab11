import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../../src/schema/json/index.ts';
import { fromTree, getAt, type Tree } from '../../src/schema/tree/index.ts';

/** A node of a form in its document: its path, its key among its siblings, and its written content. */
export interface PlacedNode {
  path: Path;
  key: string;
  written: JsonObject;
}

/** The path of the map of nodes directly inside the form. */
export const rootContainer: Path = ['properties'];

/** Returns the value at a path of a document, or undefined. */
export function valueAtPath(tree: Tree, path: Path): JsonValue | undefined {
  const node = getAt(tree, path);
  return node && fromTree(node);
}

/** Returns the node at a path, or undefined if there is no node of a form. */
export function nodeAt(tree: Tree, path: Path): PlacedNode | undefined {
  const key = path.at(-1);
  const value = path.at(-2) === 'properties' ? valueAtPath(tree, path) : undefined;
  return typeof key === 'string' && isJsonObject(value) ? { path, key, written: value } : undefined;
}

/** Returns the nodes in a map of nodes in order; empty if there is no map. */
export function nodesIn(tree: Tree, container: Path): readonly PlacedNode[] {
  return placedIn(valueAtPath(tree, container), container);
}

/** A cached result: each step of the designer requests the same maps many times. */
interface Found {
  container: Path;
  placed: readonly PlacedNode[];
  all?: readonly PlacedNode[];
}
const known = new WeakMap<object, Found>();
const none: readonly PlacedNode[] = [];

function foundIn(value: JsonObject, container: Path): Found {
  const before = known.get(value);
  if (before && isSamePath(before.container, container)) return before;
  const placed = Object.entries(value).flatMap(([key, written]) =>
    isJsonObject(written) ? [{ path: [...container, key], key, written }] : [],
  );
  const found: Found = { container, placed };
  // Values of a tree are immutable.
  if (Object.isFrozen(value)) known.set(value, found);
  return found;
}

function placedIn(value: JsonValue | undefined, container: Path): readonly PlacedNode[] {
  return isJsonObject(value) ? foundIn(value, container).placed : none;
}

/** Returns all nodes below a map of nodes, each before those inside it. */
export function allNodes(tree: Tree, container: Path = rootContainer): readonly PlacedNode[] {
  return allIn(valueAtPath(tree, container), container);
}

function allIn(value: JsonValue | undefined, container: Path): readonly PlacedNode[] {
  if (!isJsonObject(value)) return none;
  const found = foundIn(value, container);
  return (found.all ??= found.placed.flatMap((node) => [
    node,
    ...allIn(node.written['properties'], [...node.path, 'properties']),
  ]));
}

/** Returns the path of the map of nodes that contains a node. */
export function containerOf(path: Path): Path {
  return path.slice(0, -1);
}

/** Returns true if a node is inside another or is the same. */
export function isInside(path: Path, ancestor: Path): boolean {
  return ancestor.every((segment, at) => path[at] === segment);
}

/** Returns true if two paths are equal. */
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isInside(one, other);
}

/** Returns the index of a node in its container, or -1. */
export function indexOfNode(tree: Tree, path: Path): number {
  return nodesIn(tree, containerOf(path)).findIndex((node) => isSamePath(node.path, path));
}
