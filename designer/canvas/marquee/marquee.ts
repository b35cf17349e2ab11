import type { Path } from '../../../src/schema/json/index.ts';
import { outermost } from '../../model/index.ts';
import type { DrawnNode, Rectangle } from '../drop-place.ts';

/**
 * Returns the nodes that a rectangle selects: those that it touches, and layouts only if it contains them entirely,
 * without the nodes inside.
 */
export function metNodes(nodes: readonly DrawnNode[], rectangle: Rectangle): Path[] {
  const met = nodes.filter(({ holds, box }) => (holds ? isWithin(box, rectangle) : meets(box, rectangle)));
  return outermost(met.map(({ path }) => path));
}

function meets(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}
