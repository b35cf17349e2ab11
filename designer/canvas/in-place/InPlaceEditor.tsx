import { useLayoutEffect, useState, type RefObject } from 'react';

import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { toPointer } from '../../../src/schema/json/index.ts';
import { setProperty } from '../../commands/index.ts';
import { nodeAt, titleOfNode } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { DesignerWords } from '../../words/index.ts';
import { toCanvas } from '../drawn-nodes.ts';
import type { Rectangle } from '../drop-place.ts';
import { scrollIntoView } from '../scroll-into-view.ts';
import { nextPart, placeholderOf, type EditedPart } from './editable-part.ts';
import { LineEditor } from './LineEditor.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { boxOfPart, isPartDrawn } from './part-box.ts';
import { TitleEditor } from './TitleEditor.tsx';

import './in-place.css';

/** Minimum widths in pixels that leave room for typing. */
const narrowest = { title: 120, placeholder: 160, options: 240 };

/** Renders the editor of a part of a node, over its place on the canvas. */
export function InPlaceEditor(props: {
  design: OpenDesign;
  document: string;
  form: ResolvedForm;
  scroller: RefObject<HTMLDivElement | null>;
  edited: EditedPart;
  onEdit: (edited: EditedPart | undefined) => void;
  words: DesignerWords;
}) {
  const { design, document, form, scroller, edited, onEdit, words } = props;
  const { path, part } = edited;
  const [box, setBox] = useState<Rectangle>();
  useLayoutEffect(() => {
    const element = scroller.current;
    const found = element && boxOfPart(element, document, design, edited);
    const next = element && found ? toCanvas(element, found) : undefined;
    if (element && next) scrollIntoView(element, next);
    setBox(next);
    // oxlint-disable-next-line react/exhaustive-deps -- it stays where it was opened: what is typed does not move it
  }, [scroller, document, edited]);
  const node = nodeAt(design.tree, path);
  if (!box || !node) return null;
  const done = () => onEdit(undefined);
  const goOn = () => {
    const { current: element } = scroller;
    const isShown = (each: EditedPart) => element !== null && isPartDrawn(element, document, design, form, each);
    onEdit(nextPart(design, form, edited, isShown));
  };
  const title = titleOfNode(node, design);
  const key = `${part} ${toPointer(path)}`;
  const { left, top, right, bottom } = box;
  const isList = part === 'options';
  return (
    <div
      className="pw-in-place"
      style={{
        left: left - 5,
        top: isList ? bottom : top - 4,
        width: Math.max(narrowest[part], right - left + 10),
        ...(!isList && { height: Math.min(40, bottom - top + 8) }),
      }}
    >
      {part === 'title' && (
        <TitleEditor key={key} design={design} path={path} words={words} onDone={done} onNext={goOn} />
      )}
      {part === 'placeholder' && (
        <LineEditor
          key={key}
          label={words.editPlaceholder(title)}
          text={placeholderOf(node)}
          onWrite={(text) => {
            const value = text.trim() === '' ? undefined : text;
            design.execute(setProperty, { node: path, path: ['x-component-props', 'placeholder'], value });
            design.endGesture();
          }}
          onDone={done}
          onNext={goOn}
        />
      )}
      {isList && <OptionsEditor key={key} design={design} path={path} words={words} onDone={done} />}
    </div>
  );
}
