import type { Path } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { allNodes, containerOf, isInside, isSamePath, nodesIn } from './nodes.ts';

/**
 * Returns the distinct paths that are not inside another one: an operation on a node also applies to everything inside
 * it.
 */
export function outermost(paths: readonly Path[]): Path[] {
  const each = distinct(paths);
  return each.filter((path) => !each.some((other) => !isSamePath(other, path) && isInside(path, other)));
}

/** Returns the paths without duplicates. */
export function distinct(paths: readonly Path[]): Path[] {
  return paths.filter((path, at) => paths.findIndex((other) => isSamePath(other, path)) === at);
}

/** Returns the paths in document order, without those that have no node. */
export function inOrder(tree: Tree, paths: readonly Path[]): Path[] {
  return allNodes(tree).flatMap(({ path }) => (holdsPath(paths, path) ? [path] : []));
}

/** Returns true if the paths include a path. */
export function holdsPath(paths: readonly Path[], path: Path): boolean {
  return paths.some((other) => isSamePath(other, path));
}

/** Returns the selection after a click with Ctrl: it makes the node the primary one, or deselects it. */
export function toggled(selected: readonly Path[], path: Path): Path[] {
  const others = selected.filter((other) => !isSamePath(other, path));
  return others.length < selected.length ? others : [...others, path];
}

/**
 * Returns the selection after a click with Shift: the nodes from `from` to `to` in document order, without those around
 * either end and those inside another. `to` is the primary one.
 */
export function rangeOf(tree: Tree, from: Path, to: Path): Path[] {
  const paths = allNodes(tree).map(({ path }) => path);
  const [start, end] = [from, to].map((path) => paths.findIndex((other) => isSamePath(other, path)));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [to];
  const between = paths.slice(Math.min(start, end), Math.max(start, end) + 1);
  const isAround = (path: Path) => [from, to].some((end) => !isSamePath(end, path) && isInside(end, path));
  const range = outermost(between.filter((path) => !isAround(path)));
  return [...range.filter((path) => !isSamePath(path, to)), to];
}

/** Returns all siblings of a node, the node itself last as the primary one; without a node, the nodes of the form. */
export function allBeside(tree: Tree, path: Path | undefined): Path[] {
  const beside = path ? nodesIn(tree, containerOf(path)) : nodesIn(tree, ['properties']);
  const others = beside.map((node) => node.path).filter((other) => !path || !isSamePath(other, path));
  return path ? [...others, path] : others;
}
