import type { Path } from '../../src/schema/json/index.ts';
import type { Beside, Place } from '../commands/index.ts';
import { containerOf, isSamePath } from '../model/index.ts';

/** A rectangle of the screen, in CSS pixels. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A rendered node. `holds`: true if it can contain nodes; `index`: its index in its container, counting nodes that are
 * not rendered.
 */
export interface DrawnNode {
  path: Path;
  holds: boolean;
  index: number;
  box: Rectangle;
}

/** The gap nearest to a point, and the line that marks it. */
export interface DropPlace extends Place {
  line: Rectangle;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Within this distance (pixels) of a layout's edge, a point refers to the gap next to the layout instead of one inside.
 */
const edge = 8;
/** The minimum width in pixels of a row, as it is laid out, in which two nodes can be placed side by side. */
const wideRow = 700;
/** Within this distance (pixels) of such a row's side, a point refers to the place next to the node. */
const besideEdge = 48;
/** The share of a node's height at its top and bottom where a point still refers to the gap above or below it. */
const besideStrip = 0.2;

/**
 * Returns the gap nearest to a point: inside the innermost layout that contains it, next to the nearest node there. The
 * line is vertical if that node shares its row with others, otherwise horizontal.
 * @param scale the factor by which the form is drawn smaller than it is laid out.
 */
export function dropPlace(nodes: readonly DrawnNode[], root: DrawnNode, point: Point, scale = 1): DropPlace {
  const holder = nodes.filter(({ holds, box }) => holds && holdsPoint(inset(box), point)).at(-1) ?? root;
  const container = [...holder.path, 'properties'];
  const siblings = nodes.filter(({ path }) => isSamePath(containerOf(path), container));
  const nearest = nearestOf(siblings, point);
  if (!nearest) return { container, index: 0, line: innerLine(holder.box) };
  const side = sideBeside(nearest, siblings, holder, { point, scale });
  if (side)
    return {
      ...gapAt(container, nearest, side),
      line: uprightLine(nearest.box, side),
      beside: { path: nearest.path, side },
    };
  const isBeside = siblings.some((other) => other !== nearest && sharesRow(other.box, nearest.box));
  const { left, top, right, bottom } = nearest.box;
  const isAfter = isBeside ? point.x > (left + right) / 2 : point.y > (top + bottom) / 2;
  return { container, index: nearest.index + (isAfter ? 1 : 0), line: sideOf(siblings, nearest, isAfter) };
}

function sideBeside(
  node: DrawnNode,
  siblings: readonly DrawnNode[],
  holder: DrawnNode,
  { point: { x, y }, scale }: { point: Point; scale: number },
): Beside['side'] | undefined {
  const { left, right, top, bottom } = node.box;
  const width = right - left;
  const isAlone = !siblings.some((other) => other !== node && sharesRow(other.box, node.box));
  const isWhole = width >= wideRow * scale && width > (holder.box.right - holder.box.left) * 0.75;
  const strip = (bottom - top) * besideStrip;
  if (!isAlone || !isWhole || y < top + strip || y > bottom - strip) return undefined;
  if (x < left + besideEdge) return 'before';
  return x > right - besideEdge ? 'behind' : undefined;
}

function gapAt(container: Path, { index }: DrawnNode, side: Beside['side']): Place {
  return { container, index: index + (side === 'behind' ? 1 : 0) };
}

function uprightLine({ left, right, top, bottom }: Rectangle, side: Beside['side']): Rectangle {
  const x = side === 'before' ? left : right;
  return { left: x, right: x, top, bottom };
}

/** Returns the line that marks a gap, or undefined if nothing of its container is rendered. */
export function lineOfPlace(
  nodes: readonly DrawnNode[],
  root: DrawnNode,
  { container, index }: Place,
): Rectangle | undefined {
  const holder = [root, ...nodes].find(({ path }) => isSamePath([...path, 'properties'], container));
  const siblings = nodes.filter(({ path }) => isSamePath(containerOf(path), container));
  const behind = siblings.find((node) => node.index >= index);
  const nearest = behind ?? siblings.at(-1);
  if (!nearest) return holder && innerLine(holder.box);
  return sideOf(siblings, nearest, behind === undefined);
}

function sideOf(siblings: readonly DrawnNode[], node: DrawnNode, isAfter: boolean): Rectangle {
  const { left, top, right, bottom } = node.box;
  const isBeside = siblings.some((other) => other !== node && sharesRow(other.box, node.box));
  return isBeside
    ? { left: isAfter ? right : left, right: isAfter ? right : left, top, bottom }
    : { left, right, top: isAfter ? bottom : top, bottom: isAfter ? bottom : top };
}

function nearestOf(nodes: readonly DrawnNode[], point: Point): DrawnNode | undefined {
  let nearest: { node: DrawnNode; distance: number } | undefined;
  for (const node of nodes) {
    const distance = distanceTo(node.box, point);
    if (!nearest || distance < nearest.distance) nearest = { node, distance };
  }
  return nearest?.node;
}

function distanceTo({ left, top, right, bottom }: Rectangle, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function holdsPoint(box: Rectangle, point: Point): boolean {
  return distanceTo(box, point) === 0;
}

function sharesRow(one: Rectangle, other: Rectangle): boolean {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
}

function inset({ left, top, right, bottom }: Rectangle): Rectangle {
  return { left: left + edge, top: top + edge, right: right - edge, bottom: bottom - edge };
}

function innerLine({ left, top, right }: Rectangle): Rectangle {
  return { left: left + edge, right: right - edge, top: top + edge, bottom: top + edge };
}
