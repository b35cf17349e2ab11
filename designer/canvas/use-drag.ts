import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';

import type { Path } from '../../src/schema/json/index.ts';
import {
  dropBeside,
  insertField,
  insertWidget,
  isPlanned,
  moveNodes,
  type Command,
  type Design,
  type Place,
} from '../commands/index.ts';
import { holdsPath } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import type { Refusal } from '../words/index.ts';
import { scrollAtEdge } from './auto-scroll.ts';
import type { Rectangle } from './drop-place.ts';
import { followPointer, type Point } from './pointer-gesture.ts';

/** The item that is being dragged. */
export type Dragged =
  | { kind: 'widget'; widget: string; title: string }
  | { kind: 'field'; name: string; title: string }
  | { kind: 'nodes'; paths: readonly Path[]; title: string };

/** The state of a drag: the place where a drop would put the item, or why it cannot be dropped there. */
export interface Drag {
  dragged: Dragged;
  pointer?: Point;
  place: Place | undefined;
  over?: DropSurface['name'];
  line?: Rectangle | undefined;
  refused: Refusal | undefined;
}

/** A drop target: its element, and the gap that a point of the screen refers to. */
export interface DropSurface {
  name: 'canvas' | 'outline';
  element: RefObject<HTMLElement | null>;
  aim: (element: HTMLElement, design: Design, point: Point) => { place: Place; line?: Rectangle };
}

/** Drops the dragged item into a gap. */
export const dropDragged: Command<{ dragged: Dragged; place: Place }> = (design, { dragged, place }) => {
  const { beside } = place;
  if (beside && !(dragged.kind === 'nodes' && holdsPath(dragged.paths, beside.path)))
    return dropBeside(design, beside, (wrapped, gap, moved) => {
      const again = dragged.kind === 'nodes' ? { ...dragged, paths: dragged.paths.map(moved) } : dragged;
      return dropDragged(wrapped, { dragged: again, place: gap });
    });
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
 * Handles dragging onto surfaces by mouse, touch or pen. Call `begin` on the pointerdown of a draggable element. A
 * press that does not move is not a drag, and Escape cancels it. A surface scrolls as long as the pointer is at its
 * edge.
 */
export function useDrag(surfaces: readonly DropSurface[], design: OpenDesign) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ design, surfaces });
  useEffect(() => void (latest.current = { design, surfaces }));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = useCallback((dragged: Dragged, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    let last: Drag | undefined;
    let frame = 0;
    const aim = (pointer: Point) => {
      last = { dragged, pointer, ...aimed(latest.current.surfaces, latest.current.design, dragged, pointer) };
      setDrag(last);
    };
    let before = performance.now();
    const scroll = (now: number) => {
      const elapsed = Math.max(0, now - before);
      before = now;
      const element = last?.pointer && surfaceAt(latest.current.surfaces, last.pointer)?.element.current;
      if (last?.pointer && element && scrollAtEdge(element, last.pointer, elapsed)) aim(last.pointer);
      frame = requestAnimationFrame(scroll);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      setDrag(undefined);
    };
    stop.current = followPointer(event, {
      onMove(point) {
        if (!last) frame = requestAnimationFrame(scroll);
        aim(point);
      },
      onEnd() {
        end();
        const { place, refused } = last ?? {};
        if (place && refused === undefined) latest.current.design.execute(dropDragged, { dragged, place });
      },
      onGiveUp: end,
    });
  }, []);
  return { drag, begin };
}

function surfaceAt(surfaces: readonly DropSurface[], { x, y }: Point): DropSurface | undefined {
  return surfaces.find(({ element }) => {
    const box = element.current?.getBoundingClientRect();
    return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}

function aimed(
  surfaces: readonly DropSurface[],
  design: OpenDesign,
  dragged: Dragged,
  point: Point,
): Pick<Drag, 'place' | 'over' | 'line' | 'refused'> {
  const surface = surfaceAt(surfaces, point);
  const element = surface?.element.current;
  if (!surface || !element) return { place: undefined, refused: undefined };
  const { place, line } = surface.aim(element, design, point);
  const plan = dropDragged(design, { dragged, place });
  return { place, over: surface.name, line, refused: isPlanned(plan) ? undefined : plan.refused };
}
