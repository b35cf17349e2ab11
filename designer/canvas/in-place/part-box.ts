import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { toPointer, type Path } from '../../../src/schema/json/index.ts';
import type { Design } from '../../commands/index.ts';
import { drawnNodeAt, givenTitle, nodeAt } from '../../model/index.ts';
import { boxOfNode, markOfNode } from '../drawn-nodes.ts';
import type { Rectangle } from '../drop-place.ts';
import type { Point } from '../pointer-gesture.ts';
import { controlPart, hasTitle, titledIn, type EditedPart } from './editable-part.ts';

/** Pixels around a text within which a double click still refers to it. */
const margin = 6;

/** Returns the part of a node that a double click at a point of the screen edits. */
export function pressedPart(
  canvas: Element,
  document: string,
  design: Design,
  form: ResolvedForm,
  path: Path,
  point: Point,
): EditedPart | undefined {
  for (const node of titledIn(design, path)) {
    const box = titleBox(canvas, document, design, node.path);
    if (box && isNear(box, point)) return { path: node.path, part: 'title' };
  }
  const part = controlPart(design, form, path);
  if (part) return { path, part };
  const node = nodeAt(design.tree, path);
  const title: EditedPart = { path, part: 'title' };
  return node && hasTitle(design, form, node) && isPartDrawn(canvas, document, design, form, title) ? title : undefined;
}

/** Returns the box of a part of a node on the screen, or undefined if the node is not rendered. */
export function boxOfPart(
  canvas: Element,
  document: string,
  design: Design,
  edited: EditedPart,
): Rectangle | undefined {
  const title = titleBox(canvas, document, design, edited.path);
  const whole = boxOfNode(canvas, document, edited.path);
  if (edited.part === 'title') return title ?? (whole && { ...whole, bottom: Math.min(whole.bottom, whole.top + 32) });
  if (!whole || !title) return whole;
  const isBeside = title.right < whole.right - 80 && title.bottom > whole.top + 4 && whole.right - title.right > 80;
  const isBelow = whole.bottom - title.bottom > 24 && title.right - title.left > (whole.right - whole.left) / 2;
  return isBeside && !isBelow ? { ...whole, left: title.right + 8 } : { ...whole, top: title.bottom };
}

/**
 * Returns true if a part of a node is rendered. A field without a title has a place for it; a layout that shows none,
 * such as a grid, has not.
 */
export function isPartDrawn(
  canvas: Element,
  document: string,
  design: Design,
  form: ResolvedForm,
  { path, part }: EditedPart,
): boolean {
  const isField = drawnNodeAt(form.nodes, toPointer(path))?.kind === 'field';
  if (isField || part !== 'title') return boxOfNode(canvas, document, path) !== undefined;
  return titleBox(canvas, document, design, path) !== undefined;
}

function titleBox(canvas: Element, document: string, design: Design, path: Path): Rectangle | undefined {
  const node = nodeAt(design.tree, path);
  const title = node && givenTitle(node, design.fields);
  if (!title) return undefined;
  const own = markOfNode(canvas, document, path);
  const around = path.length > 2 ? markOfNode(canvas, document, path.slice(0, -2)) : null;
  return (own && boxOfText(own, title)) ?? (around && boxOfText(around, title)) ?? undefined;
}

function boxOfText(mark: Element, text: string): Rectangle | undefined {
  const walker = mark.ownerDocument.createTreeWalker(mark, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.hasAttribute('data-node') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element || node.textContent?.trim() !== text) continue;
    const range = mark.ownerDocument.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom, width } = range.getBoundingClientRect();
    if (width > 0) return { left, top, right, bottom };
  }
  return undefined;
}

function isNear({ left, top, right, bottom }: Rectangle, { x, y }: Point): boolean {
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;
}
