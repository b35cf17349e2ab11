import { isEqual } from 'es-toolkit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { Path } from '../../src/schema/json/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { boxOfNode, drawnNodes, toCanvas } from './drawn-nodes.ts';
import { lineOfPlace, type Rectangle } from './drop-place.ts';
import { scrollIntoView } from './scroll-into-view.ts';
import type { Drag } from './use-drag.ts';

/** The boxes of the selected nodes that are drawn, and the line of what keys carry, in the coordinates of what scrolls. */
interface MeasuredMarks {
  frames: { path: Path; box: Rectangle }[];
  line: Rectangle | undefined;
}

const none: MeasuredMarks = { frames: [], line: undefined };

/** Where the marks are, measured again whenever what is drawn changes; what is newly selected is scrolled to. */
export function useMeasuredMarks(canvas: {
  design: OpenDesign;
  document: string;
  scroller: RefObject<HTMLDivElement | null>;
  drag: Drag | undefined;
}): MeasuredMarks {
  const { design, document, scroller, drag } = canvas;
  const { selected } = design;
  const [measured, setMeasured] = useState<MeasuredMarks>(none);
  const latest = useRef(design);
  useEffect(() => void (latest.current = design));
  const sought = useRef<Path>(undefined);
  useLayoutEffect(() => void (sought.current = selected.at(-1)), [selected]);
  const carriedTo = drag && drag.over !== 'canvas' ? drag.place : undefined;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const lineOfCarried = () => {
      if (!carriedTo) return undefined;
      const root = { path: [], holds: true, index: 0, box: element.getBoundingClientRect() };
      const line = lineOfPlace(drawnNodes(element, document, latest.current), root, carriedTo);
      return line && toCanvas(element, line);
    };
    const measure = () => {
      const frames = selected.flatMap((path) => {
        const box = boxOfNode(element, document, path);
        return box ? [{ path, box: toCanvas(element, box) }] : [];
      });
      const line = lineOfCarried();
      const primary = frames.at(-1);
      if (line) scrollIntoView(element, line);
      else if (sought.current && primary?.path === sought.current) {
        sought.current = undefined;
        scrollIntoView(element, primary.box);
      }
      setMeasured((before) => (isEqual(before, { frames, line }) ? before : { frames, line }));
    };
    measure();
    const seen = new MutationObserver(measure);
    const sized = new ResizeObserver(measure);
    const paper = element.firstElementChild;
    if (paper) {
      seen.observe(paper, { childList: true, subtree: true, attributes: true, characterData: true });
      sized.observe(paper);
    }
    return () => {
      seen.disconnect();
      sized.disconnect();
    };
  }, [scroller, document, selected, carriedTo]);
  return measured;
}
