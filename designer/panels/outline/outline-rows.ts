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
  /** How deep it stands; 1 for those of the form itself. */
  level: number;
  /** Whether the nodes inside it are shown; undefined where there are none, and while one searches. */
  isOpen?: boolean;
}

/** Nodes whose insides the outline does not show, by their pointers. */
export type Folded = ReadonlySet<string>;
const nothing: Folded = new Set();

/**
 * The rows of all nodes but those inside folded ones, in the order of the document; with a search, of all whose title or key
 * has it.
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

/** The outermost folded node around another; undefined where none is. */
export function outermostFolded(path: Path, folded: Folded): Path | undefined {
  if (folded.size === 0) return undefined;
  const holders = path.flatMap((_, at) => (at > 0 && at % 2 === 0 ? [path.slice(0, at)] : []));
  return holders.find((holder) => folded.has(toPointer(holder)));
}

/** What is folded once the way to a node is open; the same set where it was. */
export function openedTo(path: Path, folded: Folded): Folded {
  if (!outermostFolded(path, folded)) return folded;
  return new Set([...folded].filter((pointer) => !isAbove(fromPointer(pointer), path)));
}

/** Whether a node stands around another. */
export function isAbove(holder: Path, path: Path): boolean {
  return holder.length < path.length && isInside(path, holder);
}

/** Above which row, and how deep, the line of a gap stands; the number of rows where it is below them all. */
export function rowOfGap(rows: readonly OutlineRow[], design: Design, { container, index }: Place) {
  const level = (container.length + 1) / 2;
  const nodes = nodesIn(design.tree, container);
  const rowOf = (path: Path) => rows.findIndex((row) => isSamePath(row.path, path));
  const behind = nodes[index];
  const at = behind ? rowOf(behind.path) : -1;
  if (at >= 0) return { row: at, level };
  // Below the last row of what holds it, or of what is folded around it.
  let holder = containerOf(container);
  let last = -1;
  for (; last < 0 && holder.length > 0; holder = containerOf(containerOf(holder)))
    last = rows.findLastIndex(({ path }) => isInside(path, holder));
  return { row: (last < 0 ? rows.length - 1 : last) + 1, level };
}

/** The rows that are seen: from the first, so many. */
export function seenRows(count: number, height: number, scrollTop: number, rowHeight: number) {
  const around = 6;
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - around);
  return { first, end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + around) };
}
