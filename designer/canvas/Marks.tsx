import type { RefObject } from 'react';

import { toPointer } from '../../src/schema/json/index.ts';
import { nodeAt, titleOfNode } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import type { DesignerWords, Locale } from '../words/index.ts';
import type { Rectangle } from './drop-place.ts';
import { hasWidth } from './in-place/index.ts';
import { nodeInWords } from './node-words.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { SpanHandle } from './SpanHandle.tsx';
import type { Drag, Dragged } from './use-drag.ts';
import type { MeasuredMarks } from './use-measured-marks.ts';

/** Draws the frames of the selected nodes, the drop line and the selection rectangle. They follow the rendered form. */
export function Marks(props: {
  design: OpenDesign;
  document: string;
  scroller: RefObject<HTMLDivElement | null>;
  marks: MeasuredMarks;
  drag: Drag | undefined;
  marquee: Rectangle | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  /** True while a part of a node is edited in place, where the bar would be in the way. */
  isEditing: boolean;
  words: DesignerWords;
  locale: Locale;
  primaryId: string;
}) {
  const { design, document, scroller, marks, drag, marquee, begin, isEditing, words, locale, primaryId } = props;
  const { frames, line, problems } = marks;
  const shown = drag?.over === 'canvas' ? drag.line : line;
  const primary = frames.at(-1);
  const isAlone = primary && !marquee && frames.length === 1;
  const isWide = isAlone && !drag && hasWidth(design, primary.path);
  const hasBar = isAlone && !isEditing;
  return (
    <div className="pw-canvas-marks">
      {frames.map(({ path, box }, at) => {
        const node = nodeAt(design.tree, path);
        const isPrimary = at === frames.length - 1;
        return (
          <div
            key={toPointer(path)}
            {...(isPrimary && { id: primaryId })}
            role="img"
            aria-label={nodeInWords(design, path, words)}
            className={isPrimary ? 'pw-canvas-frame pw-canvas-frame-primary' : 'pw-canvas-frame'}
            style={placed(box, 4)}
          >
            <span className="pw-canvas-name" hidden={hasBar}>
              {node && titleOfNode(node, design)}
            </span>
          </div>
        );
      })}
      {hasBar && (
        <SelectionBar
          design={design}
          scroller={scroller}
          begin={begin}
          words={words}
          locale={locale}
          isHidden={drag !== undefined}
          {...primary}
        />
      )}
      {problems.map(({ path, box, messages }) => (
        <span
          key={`problem ${toPointer(path)}`}
          role="img"
          aria-label={messages.join(' ')}
          title={messages.join('\n')}
          className="pw-canvas-problem"
          style={{ left: box.left - 20, top: box.top + 6 }}
        >
          !
        </span>
      ))}
      {isWide && primary && (
        <SpanHandle
          key={toPointer(primary.path)}
          design={design}
          document={document}
          scroller={scroller}
          words={words}
          {...primary}
        />
      )}
      {shown && (
        <div
          className={drag?.refused ? 'pw-canvas-line pw-canvas-line-refused' : 'pw-canvas-line'}
          style={placed(shown, 1.5)}
        />
      )}
      {marquee && <div className="pw-canvas-marquee" style={placed(marquee, 0)} />}
    </div>
  );
}

function placed({ left, top, right, bottom }: Rectangle, margin: number) {
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
