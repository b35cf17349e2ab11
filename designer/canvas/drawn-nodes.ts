import { fromPointer, type Path, toPointer } from '../../src/schema/json/index.ts';
import { holdsNodes } from '../commands/index.ts';
import type { Design } from '../commands/index.ts';
import { indexOfNode, nodeAt } from '../model/index.ts';
import type { DrawnNode, Rectangle } from './drop-place.ts';

/** The nodes of the document as they are drawn below an element, in its order; those of other documents are left out. */
export function drawnNodes(canvas: Element, document: string, design: Design): DrawnNode[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-node]')].flatMap((element) => {
    const path = pathOf(element, document);
    const node = path && nodeAt(design.tree, path);
    const box = boxOf(element);
    return node && box
      ? [
          {
            path: node.path,
            holds: holdsNodes(node, design.vocabulary),
            index: indexOfNode(design.tree, node.path),
            box,
          },
        ]
      : [];
  });
}

/** The node of the document that was pressed. */
export function pressedNode(target: EventTarget, document: string): Path | undefined {
  if (!(target instanceof Element)) return undefined;
  for (let at = target.closest('[data-node]'); at; at = at.parentElement?.closest('[data-node]') ?? null) {
    const path = pathOf(at, document);
    if (path) return path;
  }
  return undefined;
}

/** Where a node of the document is drawn below an element. */
export function boxOfNode(canvas: Element, document: string, path: Path): Rectangle | undefined {
  const pointer = CSS.escape(toPointer(path));
  const found = canvas.querySelector(`[data-document="${CSS.escape(document)}"][data-node="${pointer}"]`);
  return found ? boxOf(found) : undefined;
}

/** A rectangle of the screen as one of what scrolls. */
export function toCanvas(canvas: HTMLElement, { left, top, right, bottom }: Rectangle): Rectangle {
  const around = canvas.getBoundingClientRect();
  const [x, y] = [canvas.scrollLeft - around.left, canvas.scrollTop - around.top];
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

function pathOf(element: Element, document: string): Path | undefined {
  const pointer = element.getAttribute('data-node');
  return pointer !== null && element.getAttribute('data-document') === document ? fromPointer(pointer) : undefined;
}

/** The mark around a node has no box of its own: that of what is drawn in it. */
function boxOf(mark: Element): Rectangle | undefined {
  const range = mark.ownerDocument.createRange();
  range.selectNodeContents(mark);
  const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : { left, top, right, bottom };
}
