import type { Path } from '../../../src/schema/json/index.ts';
import type { Design, Place } from '../../commands/index.ts';
import {
  allNodes,
  containerOf,
  isInside,
  isSamePath,
  nodesIn,
  type PlacedNode,
  titleOfNode,
} from '../../model/index.ts';

/** A node as a row of the outline. */
export interface OutlineRow extends PlacedNode {
  title: string;
  /** How deep it stands; 1 for those of the form itself. */
  level: number;
}

/** The rows of all nodes, in the order of the document; with a search, of those whose title or key has it. */
export function outlineRows(design: Design, search = ''): OutlineRow[] {
  const wanted = search.trim().toLowerCase();
  return allNodes(design.tree).flatMap((node) => {
    const title = titleOfNode(node, design);
    const isWanted = title.toLowerCase().includes(wanted) || node.key.toLowerCase().includes(wanted);
    return isWanted ? [{ ...node, title, level: node.path.length / 2 }] : [];
  });
}

/** Above which row, and how deep, the line of a gap stands; the number of rows where it is below them all. */
export function rowOfGap(rows: readonly OutlineRow[], design: Design, { container, index }: Place) {
  const level = (container.length + 1) / 2;
  const nodes = nodesIn(design.tree, container);
  const rowOf = (path: Path) => rows.findIndex((row) => isSamePath(row.path, path));
  const behind = nodes[index];
  if (behind) return { row: rowOf(behind.path), level };
  const holder = containerOf(container);
  const last = rows.findLastIndex(({ path }) => isInside(path, holder));
  return { row: last + 1, level };
}

/** The rows that are seen: from the first, so many. */
export function seenRows(count: number, height: number, scrollTop: number, rowHeight: number) {
  const around = 6;
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - around);
  return { first, end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + around) };
}
