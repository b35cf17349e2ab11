import { isEqual } from 'es-toolkit';
import { type ComponentType, type RefObject, useLayoutEffect, useState } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import { type FormModel, DesignScope, useFormHandle } from '../../src/runtime/form/index.ts';
import { type Path, toPointer } from '../../src/schema/json/index.ts';
import { isSamePath, nodeAt } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { boxOfNode, pressedNode, toCanvas } from './drawn-nodes.ts';
import type { Rectangle } from './drop-place.ts';
import { EmptyLayout } from './EmptyLayout.tsx';
import type { Drag, Dragged } from './use-drag.ts';
import './canvas.css';

export interface CanvasProps {
  design: OpenDesign;
  /** Key of the document. */
  document: string;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  drag: Drag | undefined;
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
}

const views = { EmptyLayout };
const nothing = {};

/** The form as the runtime draws it, with what is selected and where a drop goes drawn over it. */
export function Canvas({ design, document, form: resolved, FormView, scroller, drag, begin }: CanvasProps) {
  const form = useFormHandle({ form: resolved, record: nothing, mode: 'create' });
  const isEmpty = resolved.nodes.length === 0;
  const onPointerDown = (event: React.PointerEvent) => {
    const path = pressedNode(event.target, document);
    const node = path && nodeAt(design.tree, path);
    if (node) begin({ kind: 'node', path: node.path, title: node.key }, event);
  };
  const onClick = (event: React.MouseEvent) => {
    const path = pressedNode(event.target, document);
    if (!path) return design.select([]);
    const isMany = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isMany) return design.select([path]);
    const others = design.selected.filter((other) => !isSamePath(other, path));
    return design.select(others.length < design.selected.length ? others : [...others, path]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard one selects in the outline
    <div
      className="pw-canvas"
      role="region"
      aria-label="画布"
      ref={scroller}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="pw-canvas-paper">
        {isEmpty && <p className="pw-canvas-empty">从左侧拖入或点击组件来添加</p>}
        <DesignScope views={views}>
          <FormView form={form} />
        </DesignScope>
      </div>
      <Marks design={design} document={document} scroller={scroller} drag={drag} />
    </div>
  );
}

interface Mark {
  path: Path;
  box: Rectangle;
}

/** The frames of the selected nodes and the line of a drop; they follow what is drawn. */
function Marks({ design, document, scroller, drag }: Pick<CanvasProps, 'design' | 'document' | 'scroller' | 'drag'>) {
  const { selected } = design;
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    const canvas = scroller.current;
    if (!canvas) return undefined;
    const measure = () => {
      const next = selected.flatMap((path) => {
        const box = boxOfNode(canvas, document, path);
        return box ? [{ path, box: toCanvas(canvas, box) }] : [];
      });
      setMarks((now) => (isEqual(now, next) ? now : next));
    };
    measure();
    const seen = new MutationObserver(measure);
    const sized = new ResizeObserver(measure);
    const paper = canvas.firstElementChild;
    if (paper) {
      seen.observe(paper, { childList: true, subtree: true, attributes: true, characterData: true });
      sized.observe(paper);
    }
    return () => {
      seen.disconnect();
      sized.disconnect();
    };
  }, [scroller, document, selected]);
  const line = drag?.line;
  return (
    <div className="pw-canvas-marks" aria-hidden="true">
      {marks.map(({ path, box }, at) => (
        <div
          key={toPointer(path)}
          className={at === marks.length - 1 ? 'pw-canvas-frame pw-canvas-frame-primary' : 'pw-canvas-frame'}
          style={placed(box, 4)}
        >
          <span className="pw-canvas-name">{path.at(-1)}</span>
        </div>
      ))}
      {line && (
        <div
          className={drag?.refused ? 'pw-canvas-line pw-canvas-line-refused' : 'pw-canvas-line'}
          style={placed(line, 1.5)}
        />
      )}
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
