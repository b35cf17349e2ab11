import type { Path } from '../../src/schema/json/index.ts';
import type { Tree } from '../../src/schema/tree/index.ts';
import { allNodes, containerOf, isInside, isSamePath, nodesIn } from './nodes.ts';

/** The paths of which none stands inside another, each once: what is done to a node is done to all inside it. */
export function outermost(paths: readonly Path[]): Path[] {
  const each = distinct(paths);
  return each.filter((path) => !each.some((other) => !isSamePath(other, path) && isInside(path, other)));
}

/** The paths, each once. */
export function distinct(paths: readonly Path[]): Path[] {
  return paths.filter((path, at) => paths.findIndex((other) => isSamePath(other, path)) === at);
}

/** The paths in the order of the document; those at which no node stands are left out. */
export function inOrder(tree: Tree, paths: readonly Path[]): Path[] {
  return allNodes(tree).flatMap(({ path }) => (holdsPath(paths, path) ? [path] : []));
}

/** Whether a path is among others. */
export function holdsPath(paths: readonly Path[], path: Path): boolean {
  return paths.some((other) => isSamePath(other, path));
}

/** What is selected after a node was pressed with Ctrl: it is the primary one now, or selected no longer. */
export function toggled(selected: readonly Path[], path: Path): Path[] {
  const others = selected.filter((other) => !isSamePath(other, path));
  return others.length < selected.length ? others : [...others, path];
}

/**
 * What is selected after a node was pressed with Shift: all from `from` to `to` in the order of the document, without the
 * nodes around either end and those inside another; `to` is the primary one.
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

/** All nodes that stand beside a node, itself the primary one; those of the form where there is none. */
export function allBeside(tree: Tree, path: Path | undefined): Path[] {
  const beside = path ? nodesIn(tree, containerOf(path)) : nodesIn(tree, ['properties']);
  const others = beside.map((node) => node.path).filter((other) => !path || !isSamePath(other, path));
  return path ? [...others, path] : others;
}
