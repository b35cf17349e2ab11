import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../../src/schema/json/index.ts';
import { fromTree, getAt, type Tree } from '../../src/schema/tree/index.ts';

/** A node of a form in its document: its path, its key among its siblings, and what is written of it. */
export interface PlacedNode {
  path: Path;
  key: string;
  written: JsonObject;
}

/** The map of nodes directly inside the form itself. */
export const rootContainer: Path = ['properties'];

/** The value at a path of a document; undefined where there is none. */
export function valueAtPath(tree: Tree, path: Path): JsonValue | undefined {
  const node = getAt(tree, path);
  return node && fromTree(node);
}

/** The node at a path; undefined where no node of a form stands. */
export function nodeAt(tree: Tree, path: Path): PlacedNode | undefined {
  const key = path.at(-1);
  const value = path.at(-2) === 'properties' ? valueAtPath(tree, path) : undefined;
  return typeof key === 'string' && isJsonObject(value) ? { path, key, written: value } : undefined;
}

/** The nodes in a map of nodes, in their order; none where there is no map. */
export function nodesIn(tree: Tree, container: Path): readonly PlacedNode[] {
  return placedIn(valueAtPath(tree, container), container);
}

/** What was found in a map of nodes before: each step of a designer asks for the same maps many times. */
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
  // A value of a tree never changes.
  if (Object.isFrozen(value)) known.set(value, found);
  return found;
}

function placedIn(value: JsonValue | undefined, container: Path): readonly PlacedNode[] {
  return isJsonObject(value) ? foundIn(value, container).placed : none;
}

/** All nodes below a map of nodes, each before those inside it. */
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

/** The map of nodes that a node stands in. */
export function containerOf(path: Path): Path {
  return path.slice(0, -1);
}

/** Whether a node stands inside another (or is it). */
export function isInside(path: Path, ancestor: Path): boolean {
  return ancestor.every((segment, at) => path[at] === segment);
}

/** Whether two paths are those of one value. */
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isInside(one, other);
}

/** How many nodes stand before a node in its container; -1 where it is not there. */
export function indexOfNode(tree: Tree, path: Path): number {
  return nodesIn(tree, containerOf(path)).findIndex((node) => isSamePath(node.path, path));
}
