import { fromPointer, readObject, toPointer, type Path } from '../../../src/schema/json/index.ts';
import type { Design, Place } from '../../commands/index.ts';
import {
  allNodes,
  containerOf,
  isInside,
  isSamePath,
  nodesIn,
  titleOfNode,
  type PlacedNode,
} from '../../model/index.ts';

/** A node as a row of the outline. */
export interface OutlineRow extends PlacedNode {
  title: string;
  /** The depth; 1 for nodes directly inside the form. */
  level: number;
  /** True if its children are shown; undefined without children, and during a search. */
  isOpen?: boolean;
}

/** The pointers of the nodes whose children the outline hides. */
export type Folded = ReadonlySet<string>;
const nothing: Folded = new Set();

/**
 * Returns the rows of all nodes that are not inside folded ones, in document order; with a search, of all nodes whose
 * title or key contains it.
 */
export function outlineRows(design: Design, search = '', folded = nothing): OutlineRow[] {
  const wanted = search.trim().toLowerCase();
  return allNodes(design.tree).flatMap((node) => {
    const { path, key, written } = node;
    if (wanted === '' && outermostFolded(path, folded)) return [];
    const title = titleOfNode(node, design);
    if (!title.toLowerCase().includes(wanted) && !key.toLowerCase().includes(wanted)) return [];
    const holds = wanted === '' && Object.keys(readObject(written['properties'])).length > 0;
    return [{ ...node, title, level: path.length / 2, ...(holds && { isOpen: !folded.has(toPointer(path)) }) }];
  });
}

/** Returns the outermost folded node that contains another, or undefined. */
export function outermostFolded(path: Path, folded: Folded): Path | undefined {
  if (folded.size === 0) return undefined;
  const holders = path.flatMap((_, at) => (at > 0 && at % 2 === 0 ? [path.slice(0, at)] : []));
  return holders.find((holder) => folded.has(toPointer(holder)));
}

/** Unfolds the path to a node; returns the same set if it was open. */
export function openedTo(path: Path, folded: Folded): Folded {
  if (!outermostFolded(path, folded)) return folded;
  return new Set([...folded].filter((pointer) => !isAbove(fromPointer(pointer), path)));
}

/** Returns true if a node contains another. */
export function isAbove(holder: Path, path: Path): boolean {
  return holder.length < path.length && isInside(path, holder);
}

/**
 * Returns the row above which the line of a gap is drawn, and its level; the number of rows if it is below all of them.
 */
export function rowOfGap(rows: readonly OutlineRow[], design: Design, { container, index }: Place) {
  const level = (container.length + 1) / 2;
  const nodes = nodesIn(design.tree, container);
  const rowOf = (path: Path) => rows.findIndex((row) => isSamePath(row.path, path));
  const behind = nodes[index];
  const at = behind ? rowOf(behind.path) : -1;
  if (at >= 0) return { row: at, level };
  // Below the last row of its container, or of the folded node around it.
  let holder = containerOf(container);
  let last = -1;
  for (; last < 0 && holder.length > 0; holder = containerOf(containerOf(holder)))
    last = rows.findLastIndex(({ path }) => isInside(path, holder));
  return { row: (last < 0 ? rows.length - 1 : last) + 1, level };
}

/** Returns the range of visible rows, with some rows around it. */
export function seenRows(count: number, height: number, scrollTop: number, rowHeight: number) {
  const around = 6;
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - around);
  return { first, end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + around) };
}
