import type { RefObject } from 'react';

import { drawnNodes, toCanvas } from './drawn-nodes.ts';
import { dropPlace } from './drop-place.ts';
import type { DropSurface } from './use-drag.ts';

/** The canvas as a surface that one can drop on. */
export function canvasSurface(canvas: RefObject<HTMLElement | null>, document: string): DropSurface {
  return {
    name: 'canvas',
    element: canvas,
    aim(element, design, point) {
      const root = { path: [], holds: true, index: 0, box: element.getBoundingClientRect() };
      const { line, ...place } = dropPlace(drawnNodes(element, document, design), root, point);
      return { place, line: toCanvas(element, line) };
    },
  };
}
