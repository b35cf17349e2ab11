import { useMemo, type RefObject } from 'react';

import { drawnNodes, toCanvas } from './drawn-nodes.ts';
import { dropPlace } from './drop-place.ts';
import type { DropSurface } from './use-drag.ts';

/** Returns the canvas as a drop target. */
export function useCanvasSurface(element: RefObject<HTMLElement | null>, document: string): DropSurface {
  return useMemo(
    () => ({
      name: 'canvas',
      element,
      aim(canvas, design, point) {
        const root = { path: [], holds: true, index: 0, box: canvas.getBoundingClientRect() };
        const { line, ...place } = dropPlace(drawnNodes(canvas, document, design, { nearOnly: true }), root, point);
        return { place, line: toCanvas(canvas, line) };
      },
    }),
    [element, document],
  );
}
