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
 * A node as it is drawn. `holds`: nodes may stand inside it; `index`: how many stand before it in its container, drawn or
 * not.
 */
export interface DrawnNode {
  path: Path;
  holds: boolean;
  index: number;
  box: Rectangle;
}

/** A gap nearest to a point, and the line that shows it. */
export interface DropPlace extends Place {
  line: Rectangle;
}

interface Point {
  x: number;
  y: number;
}

/** How near to the edge of a layout, in pixels, a point means the gap beside it, not one inside. */
const edge = 8;
/** Pixels: in a narrower row two do not stand side by side. */
const wideRow = 700;
/** How near to the side of such a row, in pixels, a point means beside. */
const besideEdge = 48;
/** The part of its height, above and below, where a point still means above and below it. */
const besideStrip = 0.2;

/**
 * The gap that is nearest to a point: inside the innermost layout that holds it, beside the nearest node there. Beside a
 * node that shares its row with others the line stands, else it lies.
 */
export function dropPlace(nodes: readonly DrawnNode[], root: DrawnNode, point: Point): DropPlace {
  const holder = nodes.filter(({ holds, box }) => holds && holdsPoint(inset(box), point)).at(-1) ?? root;
  const container = [...holder.path, 'properties'];
  const siblings = nodes.filter(({ path }) => isSamePath(containerOf(path), container));
  const nearest = nearestOf(siblings, point);
  if (!nearest) return { container, index: 0, line: innerLine(holder.box) };
  const side = sideBeside(nearest, siblings, holder, point);
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

/** The side that a point means of a node that has a wide row for itself; undefined where it means above or below. */
function sideBeside(
  node: DrawnNode,
  siblings: readonly DrawnNode[],
  holder: DrawnNode,
  { x, y }: Point,
): Beside['side'] | undefined {
  const { left, right, top, bottom } = node.box;
  const width = right - left;
  const isAlone = !siblings.some((other) => other !== node && sharesRow(other.box, node.box));
  const isWhole = width >= wideRow && width > (holder.box.right - holder.box.left) * 0.75;
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

/** The line that shows a gap; undefined where nothing of its container is drawn. */
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

/** The line at a side of a node: beside it where it shares its row with others, else above or below it. */
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
