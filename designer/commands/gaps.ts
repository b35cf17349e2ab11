import type { Path } from '../../src/schema/json/index.ts';
import { containerOf, indexOfNode, isSamePath, nodeAt, nodesIn, rootContainer } from '../model/index.ts';
import type { Design } from './command.ts';
import { holdsNodes, type Place } from './containers.ts';

/**
 * Returns all gaps between nodes in document order: before each node, inside it if it can contain nodes, and after the
 * last.
 */
export function allGaps(design: Design, container: Path = rootContainer): Place[] {
  const nodes = nodesIn(design.tree, container);
  const gaps = nodes.flatMap((node, index) => [
    { container, index },
    ...(holdsNodes(node, design.vocabulary) ? allGaps(design, [...node.path, 'properties']) : []),
  ]);
  return [...gaps, { container, index: nodes.length }];
}

/** Returns the gaps to which a node can be moved. The gaps before and after it count as one, its current place. */
export function gapsFor(design: Design, moved: Path | undefined): Place[] {
  if (!moved) return allGaps(design);
  const behind = { container: containerOf(moved), index: indexOfNode(design.tree, moved) + 1 };
  return allGaps(design).filter((gap) => !isSameGap(gap, behind));
}

/**
 * A step from one gap to another: to the next or previous, the first or last, out of the layout or into the next one.
 */
export type GapStep = 'next' | 'previous' | 'first' | 'last' | 'holder' | 'inside';

/** Returns the gap that a step leads to, or the same gap if there is none. */
export function gapAfter({ tree }: Design, gaps: readonly Place[], from: Place, step: GapStep): Place {
  const at = gaps.findIndex((gap) => isSameGap(gap, from));
  const to = {
    next: () => gaps[at + 1],
    previous: () => gaps[at - 1],
    first: () => gaps[0],
    last: () => gaps.at(-1),
    inside: () => gaps.slice(at + 1).find(({ container }) => container.length > from.container.length),
    holder() {
      const holder = nodeAt(tree, from.container.slice(0, -1));
      const index = holder && indexOfNode(tree, holder.path);
      const around = holder ? containerOf(holder.path) : [];
      return gaps.find((gap) => isSamePath(gap.container, around) && (gap.index === index || gap.index - 1 === index));
    },
  }[step]();
  return to ?? from;
}

function isSameGap(one: Place, other: Place): boolean {
  return one.index === other.index && isSamePath(one.container, other.container);
}
