import { isEqual } from 'es-toolkit';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Path } from '../../src/schema/json/index.ts';
import type { NodeProblems } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { boxOfNode, drawnNodes, paperOf, toCanvas } from './drawn-nodes.ts';
import { lineOfPlace, type Rectangle } from './drop-place.ts';
import { scrollIntoView } from './scroll-into-view.ts';
import type { Drag } from './use-drag.ts';

/**
 * The boxes of the selected and the invalid nodes, and the line of the item carried by keys, in the coordinates of the
 * scrolled content.
 */
export interface MeasuredMarks {
  frames: { path: Path; box: Rectangle }[];
  line: Rectangle | undefined;
  problems: { path: Path; box: Rectangle; messages: readonly string[] }[];
}

const none: MeasuredMarks = { frames: [], line: undefined, problems: [] };

/** Measures the marks again whenever the rendered form changes, and scrolls to newly selected nodes. */
export function useMeasuredMarks(canvas: {
  design: OpenDesign;
  document: string;
  scroller: RefObject<HTMLDivElement | null>;
  drag: Drag | undefined;
  problems: readonly NodeProblems[];
}): MeasuredMarks {
  const { design, document, scroller, drag, problems } = canvas;
  const { selected } = design;
  const [measured, setMeasured] = useState<MeasuredMarks>(none);
  const latest = useRef(design);
  useEffect(() => void (latest.current = design));
  const sought = useRef<Path>(undefined);
  const height = useRef<number>(undefined);
  useLayoutEffect(() => void (sought.current = selected.at(-1)), [selected]);
  const carriedTo = drag && drag.over !== 'canvas' ? drag.place : undefined;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const lineOfCarried = () => {
      if (!carriedTo) return undefined;
      const root = { path: [], holds: true, index: 0, box: paperOf(element).box };
      const line = lineOfPlace(drawnNodes(element, document, latest.current), root, carriedTo);
      return line && toCanvas(element, line);
    };
    const measure = () => {
      const boxAt = (path: Path) => {
        const box = boxOfNode(element, document, path);
        return box && toCanvas(element, box);
      };
      const frames = selected.flatMap((path) => {
        const box = boxAt(path);
        return box ? [{ path, box }] : [];
      });
      const wrong = problems.flatMap(({ path, messages }) => {
        const box = boxAt(path);
        return box ? [{ path, box, messages }] : [];
      });
      const line = lineOfCarried();
      const primary = frames.at(-1);
      if (line) scrollIntoView(element, line);
      else if (sought.current && primary?.path === sought.current) {
        sought.current = undefined;
        scrollIntoView(element, primary.box);
      }
      const next = { frames, line, problems: wrong };
      setMeasured((before) => (isEqual(before, next) ? before : next));
    };
    measure();
    const seen = new MutationObserver(measure);
    const sized = new ResizeObserver(() => {
      // Keeps the selection in view when a panel opens next to or below the canvas.
      if (height.current !== element.clientHeight) sought.current = selected.at(-1);
      height.current = element.clientHeight;
      measure();
    });
    const paper = element.firstElementChild;
    if (paper) {
      seen.observe(paper, { childList: true, subtree: true, attributes: true, characterData: true });
      sized.observe(paper);
      sized.observe(element);
      // The paper is at least as high as the canvas, so what is drawn on it may change without it.
      const sheet = paper.firstElementChild;
      if (sheet) sized.observe(sheet);
      paper.addEventListener('transitionend', measure);
      paper.addEventListener('load', measure, true);
    }
    return () => {
      paper?.removeEventListener('transitionend', measure);
      paper?.removeEventListener('load', measure, true);
      seen.disconnect();
      sized.disconnect();
    };
  }, [scroller, document, selected, carriedTo, problems]);
  return measured;
}
