import { memoize } from 'es-toolkit';

import { fromPointer, toPointer, type Path } from '../../src/schema/json/index.ts';
import { holdsNodes, type Design } from '../commands/index.ts';
import { nodesIn, rootContainer, type PlacedNode } from '../model/index.ts';
import type { DrawnNode, Rectangle } from './drop-place.ts';

/**
 * Returns the rendered nodes of the document below an element, in document order. `nearOnly`: of a long form, only
 * those in visible groups, because measuring a node in another group would lay that group out.
 */
export function drawnNodes(
  canvas: Element,
  document: string,
  design: Design,
  { nearOnly = false }: { nearOnly?: boolean } = {},
): DrawnNode[] {
  const known = placedNodes(design);
  const view = canvas.getBoundingClientRect();
  const isNear = memoize((group: Element) => {
    const { top, bottom } = group.getBoundingClientRect();
    return bottom > view.top && top < view.bottom;
  });
  return [...canvas.querySelectorAll<HTMLElement>('[data-node]')].flatMap((element) => {
    if (element.getAttribute('data-document') !== document) return [];
    const group = nearOnly && element.closest('.pw-form-group');
    if (group && !isNear(group)) return [];
    const placed = known.get(element.getAttribute('data-node') ?? '');
    const box = placed && boxOf(element);
    return placed && box ? [{ ...placed, box }] : [];
  });
}

/** Returns the path of the document's node at an event target. */
export function pressedNode(target: EventTarget, document: string): Path | undefined {
  if (!(target instanceof Element)) return undefined;
  for (let at = target.closest('[data-node]'); at; at = at.parentElement?.closest('[data-node]') ?? null) {
    const path = pathOf(at, document);
    if (path) return path;
  }
  return undefined;
}

/** Elements found earlier, by the pointers of their nodes: a search goes through the whole rendered form. */
const foundMarks = new WeakMap<Element, Map<string, WeakRef<Element>>>();

/** Returns the element that wraps a node of the document. */
export function markOfNode(canvas: Element, document: string, path: Path): Element | null {
  const pointer = toPointer(path);
  const found = foundMarks.get(canvas) ?? new Map<string, WeakRef<Element>>();
  foundMarks.set(canvas, found);
  const known = found.get(pointer)?.deref();
  if (known && canvas.contains(known) && isMarkOf(known, document, pointer)) return known;
  const mark = canvas.querySelector(`[data-document="${CSS.escape(document)}"][data-node="${CSS.escape(pointer)}"]`);
  if (mark) found.set(pointer, new WeakRef(mark));
  return mark;
}

function isMarkOf(mark: Element, document: string, pointer: string): boolean {
  return mark.getAttribute('data-node') === pointer && mark.getAttribute('data-document') === document;
}

/** Returns the box of a rendered node of the document. */
export function boxOfNode(canvas: Element, document: string, path: Path): Rectangle | undefined {
  const found = markOfNode(canvas, document, path);
  return found ? boxOf(found) : undefined;
}

/** Returns the box of the paper on the screen, and the factor by which it is drawn smaller than it is laid out. */
export function paperOf(canvas: Element): { box: Rectangle; scale: number } {
  const sheet = canvas.querySelector<HTMLElement>('.pw-canvas-sheet');
  const paper = sheet?.parentElement ?? canvas;
  const scale = sheet && sheet.offsetWidth > 0 ? sheet.getBoundingClientRect().width / sheet.offsetWidth : 1;
  return { box: paper.getBoundingClientRect(), scale };
}

/** Converts a rectangle of the screen to the coordinates of the scrolled content. */
export function toCanvas(canvas: HTMLElement, { left, top, right, bottom }: Rectangle): Rectangle {
  const around = canvas.getBoundingClientRect();
  const [x, y] = [canvas.scrollLeft - around.left, canvas.scrollTop - around.top];
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

function placedNodes({ tree, vocabulary }: Design): Map<string, Omit<DrawnNode, 'box'>> {
  const found = new Map<string, Omit<DrawnNode, 'box'>>();
  const visit = (nodes: readonly PlacedNode[]) => {
    for (const [index, node] of nodes.entries()) {
      found.set(toPointer(node.path), { path: node.path, holds: holdsNodes(node, vocabulary), index });
      visit(nodesIn(tree, [...node.path, 'properties']));
    }
  };
  visit(nodesIn(tree, rootContainer));
  return found;
}

function pathOf(element: Element, document: string): Path | undefined {
  const pointer = element.getAttribute('data-node');
  return pointer !== null && element.getAttribute('data-document') === document ? fromPointer(pointer) : undefined;
}

function boxOf(mark: Element): Rectangle | undefined {
  const range = mark.ownerDocument.createRange();
  const inside = mark.firstElementChild;
  // The wrapper of a hidden node has no box either; a range around it would have only that of its text.
  range.selectNodeContents(inside?.hasAttribute('data-hidden-node') ? inside : mark);
  const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : { left, top, right, bottom };
}
