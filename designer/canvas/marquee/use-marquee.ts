import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

import type { Path } from '../../../src/schema/json/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { drawnNodes, toCanvas } from '../drawn-nodes.ts';
import type { Rectangle } from '../drop-place.ts';
import { metNodes } from './marquee.ts';
import { followPointer, type Point } from '../pointer-gesture.ts';

/**
 * Selects the nodes that a rectangle touches, drawn by a press outside of the nodes. @returns the rectangle, in the
 * coordinates of the scrolled content.
 */
export function useMarquee(canvas: RefObject<HTMLElement | null>, document: string, design: OpenDesign) {
  const [marquee, setMarquee] = useState<Rectangle>();
  const latest = useRef(design);
  useEffect(() => void (latest.current = design));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const begin = (event: ReactPointerEvent) => {
    const element = canvas.current;
    if (event.button !== 0 || event.pointerType === 'touch' || !element) return;
    const start = inCanvas(element, { x: event.clientX, y: event.clientY });
    const kept = event.ctrlKey || event.metaKey || event.shiftKey ? latest.current.selected : [];
    let box: Rectangle | undefined;
    const end = () => setMarquee(undefined);
    stop.current = followPointer(event, {
      onMove: (point) => setMarquee((box = between(start, inCanvas(element, point)))),
      onEnd() {
        end();
        const { current: now } = latest;
        const nodes = drawnNodes(element, document, now).map((node) => ({ ...node, box: toCanvas(element, node.box) }));
        if (box) now.select(joined(kept, metNodes(nodes, box)));
      },
      onGiveUp: end,
    });
  };
  return { marquee, begin };
}

function inCanvas(element: HTMLElement, { x, y }: Point): Point {
  const { left, top } = toCanvas(element, { left: x, right: x, top: y, bottom: y });
  return { x: left, y: top };
}

function between(one: Point, other: Point): Rectangle {
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

function joined(kept: readonly Path[], met: readonly Path[]): Path[] {
  const known = new Set(met.map((path) => path.join('/')));
  return [...kept.filter((path) => !known.has(path.join('/'))), ...met];
}
