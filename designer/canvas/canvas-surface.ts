import { useMemo, type RefObject } from 'react';

import { drawnNodes, paperOf, toCanvas } from './drawn-nodes.ts';
import { dropPlace } from './drop-place.ts';
import type { DropSurface } from './use-drag.ts';

/** Returns the canvas as a drop target. */
export function useCanvasSurface(element: RefObject<HTMLElement | null>, document: string): DropSurface {
  return useMemo(
    () => ({
      name: 'canvas',
      element,
      aim(canvas, design, point) {
        const { box, scale } = paperOf(canvas);
        const root = { path: [], holds: true, index: 0, box };
        const nodes = drawnNodes(canvas, document, design, { nearOnly: true });
        const { line, ...place } = dropPlace(nodes, root, point, scale);
        return { place, line: toCanvas(canvas, line) };
      },
    }),
    [element, document],
  );
}
