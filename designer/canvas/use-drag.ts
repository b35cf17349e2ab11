import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import type { Path } from '../../src/schema/json/index.ts';
import { type Command, insertField, insertWidget, isPlanned, moveNodes, type Place } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { drawnNodes, toCanvas } from './drawn-nodes.ts';
import { dropPlace, type Rectangle } from './drop-place.ts';

/** What is being dragged. */
export type Dragged =
  | { kind: 'widget'; widget: string; title: string }
  | { kind: 'field'; name: string; title: string }
  | { kind: 'nodes'; paths: readonly Path[]; title: string };

/** A drag as it stands: where a drop would put what is dragged, or why it cannot be dropped there. */
export interface Drag {
  dragged: Dragged;
  x: number;
  y: number;
  place: Place | undefined;
  /** The line that shows it, in the coordinates of what scrolls. */
  line: Rectangle | undefined;
  refused: string | undefined;
}

/** Pixels that a press moves before it is a drag. */
const threshold = 5;
/** Pixels from the edge of the canvas within which it scrolls. */
const scrollEdge = 48;

/** Drops what is dragged into a gap. */
export const dropDragged: Command<{ dragged: Dragged; place: Place }> = (design, { dragged, place }) => {
  switch (dragged.kind) {
    case 'widget':
      return insertWidget(design, { widget: dragged.widget, place });
    case 'field':
      return insertField(design, { name: dragged.name, title: dragged.title, place });
    case 'nodes':
      return moveNodes(design, { paths: dragged.paths, place });
  }
};

/**
 * Dragging onto the canvas by mouse, touch or pen. `begin` is for the pointerdown of what can be dragged; a press that does
 * not move is none, and Escape gives up.
 */
export function useDrag(canvas: RefObject<HTMLElement | null>, document: string, design: OpenDesign) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ design, drag });
  useEffect(() => void (latest.current = { design, drag }));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = (dragged: Dragged, { clientX, clientY, button }: ReactPointerEvent) => {
    if (button !== 0) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    let state: 'pressed' | 'dragged' | 'given-up' = 'pressed';
    stop.current = () => {
      listeners.abort();
      setDrag(undefined);
    };
    const onMove = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (state === 'given-up' || (state === 'pressed' && Math.hypot(x - clientX, y - clientY) < threshold)) return;
      state = 'dragged';
      event.preventDefault();
      setDrag({ dragged, x, y, ...aimed(canvas.current, document, latest.current.design, dragged, { x, y }) });
    };
    const onUp = () => {
      const { drag: last, design: now } = latest.current;
      stop.current();
      if (state !== 'pressed') swallowClick();
      if (state === 'dragged' && last?.place && last.refused === undefined)
        now.execute(dropDragged, { dragged, place: last.place });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || state !== 'dragged') return;
      state = 'given-up';
      setDrag(undefined);
    };
    window.addEventListener('pointermove', onMove, { ...options, passive: false });
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', () => stop.current(), options);
    window.addEventListener('keydown', onKeyDown, options);
  };
  return { drag, begin };
}

/** The end of a drag is no press of what it ends over; the browser sends the click right after it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function aimed(
  canvas: HTMLElement | null,
  document: string,
  design: OpenDesign,
  dragged: Dragged,
  point: { x: number; y: number },
): Pick<Drag, 'place' | 'line' | 'refused'> {
  const box = canvas?.getBoundingClientRect();
  const isOver = box && point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
  if (!canvas || !isOver) return { place: undefined, line: undefined, refused: undefined };
  if (point.y > box.bottom - scrollEdge) canvas.scrollBy({ top: 12 });
  if (point.y < box.top + scrollEdge) canvas.scrollBy({ top: -12 });
  const root = { path: [], holds: true, index: 0, box };
  const { line, ...place } = dropPlace(drawnNodes(canvas, document, design), root, point);
  const plan = dropDragged(design, { dragged, place });
  return { place, line: toCanvas(canvas, line), refused: isPlanned(plan) ? undefined : plan.refused };
}
