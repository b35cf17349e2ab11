import { useEffect, useRef, useState, type RefObject } from 'react';

import type { Path } from '../../src/schema/json/index.ts';
import { setSpan, spanOf } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import type { DesignerWords } from '../words/index.ts';
import { boxOfNode, markOfNode } from './drawn-nodes.ts';
import type { Rectangle } from './drop-place.ts';
import { followPointer } from './pointer-gesture.ts';
import { boxOfSpan, columnsOf, spanAt } from './span-handle.ts';

/** The right edge of a node inside columns. Dragging it to another column changes how many columns the node spans. */
export function SpanHandle(props: {
  design: OpenDesign;
  document: string;
  scroller: RefObject<HTMLDivElement | null>;
  path: Path;
  /** The box of the node, in the coordinates of the scrolled content. */
  box: Rectangle;
  words: DesignerWords;
}) {
  const { design, document, scroller, path, box, words } = props;
  const [drawn, setDrawn] = useState<{ span: number; box: Rectangle; of: number }>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const onPointerDown = (event: React.PointerEvent) => {
    event.stopPropagation();
    const element = scroller.current;
    const mark = element && markOfNode(element, document, path);
    const screen = element && boxOfNode(element, document, path);
    const columns = mark && columnsOf(mark);
    if (event.button !== 0 || !columns || !screen) return;
    let span = spanOf(design, path);
    const end = () => setDrawn(undefined);
    stop.current = followPointer(event, {
      onMove({ x }) {
        span = spanAt(columns, screen.left, x);
        setDrawn({ span, box: boxOfSpan(columns, box, span), of: columns.count });
      },
      onEnd() {
        end();
        design.execute(setSpan, { paths: [path], span });
      },
      onGiveUp: end,
    });
  };
  return (
    <>
      <div
        className="pw-canvas-span"
        style={{ left: box.right, top: box.top, height: box.bottom - box.top }}
        onPointerDown={onPointerDown}
        onClick={(event) => event.stopPropagation()}
        aria-hidden="true"
      />
      {drawn && (
        <div
          className="pw-canvas-drawn-span"
          style={{
            left: drawn.box.left,
            top: drawn.box.top,
            width: drawn.box.right - drawn.box.left,
            height: drawn.box.bottom - drawn.box.top,
          }}
        >
          {words.span(drawn.span, drawn.of)}
        </div>
      )}
    </>
  );
}
