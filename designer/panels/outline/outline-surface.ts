import { useMemo, type RefObject } from 'react';

import { fromPointer } from '../../../src/schema/json/index.ts';
import type { DropSurface } from '../../canvas/index.ts';
import { holdsNodes, type Design, type Place } from '../../commands/index.ts';
import { containerOf, indexOfNode, nodeAt, nodesIn, rootContainer, type PlacedNode } from '../../model/index.ts';

/** Returns the outline as a drop target: before, into or after the node of the row under the pointer. */
export function useOutlineSurface(element: RefObject<HTMLElement | null>): DropSurface {
  return useMemo(
    () => ({ name: 'outline', element, aim: (outline, design, { y }) => ({ place: aimed(outline, design, y) }) }),
    [element],
  );
}

function aimed(outline: HTMLElement, design: Design, y: number): Place {
  const rows = [...outline.querySelectorAll('[data-outline]')];
  const row = rows.find((each) => y < each.getBoundingClientRect().bottom) ?? rows.at(-1);
  const node = row && nodeAt(design.tree, fromPointer(row.getAttribute('data-outline') ?? ''));
  if (!row || !node) return { container: rootContainer, index: 0 };
  const { top, height } = row.getBoundingClientRect();
  const isFolded = row.getAttribute('aria-expanded') === 'false';
  return placeAt(design, node, isFolded, sideOf((y - top) / height, holdsNodes(node, design.vocabulary)));
}

type Side = 'before' | 'inside' | 'behind';

function sideOf(part: number, holds: boolean): Side {
  if (holds && part > 0.3 && part < 0.7) return 'inside';
  return part < 0.5 ? 'before' : 'behind';
}

/**
 * The rows after that of an unfolded layout belong to its children, so a drop after it goes before the first of them.
 */
function placeAt(design: Design, { path }: PlacedNode, isFolded: boolean, side: Side): Place {
  const inside = [...path, 'properties'];
  const count = nodesIn(design.tree, inside).length;
  if (side === 'inside') return { container: inside, index: count };
  if (side === 'behind' && count > 0 && !isFolded) return { container: inside, index: 0 };
  return { container: containerOf(path), index: indexOfNode(design.tree, path) + (side === 'behind' ? 1 : 0) };
}
