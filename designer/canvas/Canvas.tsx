import { memo, useId, useMemo, type ComponentType, type RefObject } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import { DesignScope, useFormHandle, type FormModel } from '../../src/runtime/form/index.ts';
import { toPointer } from '../../src/schema/json/index.ts';
import { holdsPath, nodeAt, toggled, type NodeProblems } from '../model/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { designerWords, pageWords, type Locale } from '../words/index.ts';
import { pressedNode } from './drawn-nodes.ts';
import { useDesignViewsOf } from './EmptyLayout.tsx';
import { InPlaceEditor, pressedPart, type EditedPart } from './in-place/index.ts';
import { Marks } from './Marks.tsx';
import { useMarquee } from './marquee/use-marquee.ts';
import { draggedNodes } from './node-words.ts';
import { Paper } from './paper/index.ts';
import { useNewDefaults } from './selection/use-new-defaults.ts';
import type { Drag, Dragged } from './use-drag.ts';
import { useMeasuredMarks } from './use-measured-marks.ts';

import './canvas.css';

export interface CanvasProps {
  design: OpenDesign;
  document: string;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  scroller: RefObject<HTMLDivElement | null>;
  drag: Drag | undefined;
  problems: readonly NodeProblems[];
  begin: (dragged: Dragged, event: React.PointerEvent) => void;
  edited?: EditedPart | undefined;
  onEdit: (edited: EditedPart | undefined) => void;
  /** The width in pixels in which the form is laid out; undefined: in the room there is. */
  width?: number | undefined;
  locale?: Locale;
}

const nothing = {};

/** Renders the form with the runtime, with the selection and the drop position drawn over it. */
export const Canvas = memo(function Canvas(props: CanvasProps) {
  const {
    design,
    document,
    form: resolved,
    FormView,
    scroller,
    drag,
    problems,
    begin,
    edited,
    onEdit,
    width,
    locale = 'zh-CN',
  } = props;
  const words = designerWords[locale];
  const form = useFormHandle({ form: resolved, record: nothing, mode: 'create' });
  useNewDefaults(form, resolved);
  const { marquee, begin: beginMarquee } = useMarquee(scroller, document, design);
  const { selected } = design;
  const primaryId = useId();
  const views = useDesignViewsOf(design, locale);
  const marks = useMeasuredMarks({ design, document, scroller, drag, problems });
  const revealed = useMemo(() => {
    const primary = selected.at(-1);
    return primary && { document, pointer: toPointer(primary) };
  }, [document, selected]);
  // Memoized, because selecting and dragging do not change the rendered form.
  const drawn = useMemo(() => <FormView form={form} />, [FormView, form]);
  const onPointerDown = (event: React.PointerEvent) => {
    const path = pressedNode(event.target, document);
    if (!path || event.shiftKey) return beginMarquee(event);
    const dragged = draggedNodes(design, holdsPath(selected, path) ? selected : [path], words);
    if (dragged) begin(dragged, event);
  };
  const onClick = (event: React.MouseEvent) => {
    // A label also clicks its control, which would be a second click.
    if (event.target instanceof Element && event.target.closest('label')) event.preventDefault();
    const path = pressedNode(event.target, document);
    if (!path || !nodeAt(design.tree, path)) return design.select([]);
    if (event.shiftKey) return design.selectTo(path);
    return design.select(event.ctrlKey || event.metaKey ? toggled(selected, path) : [path]);
  };
  const onDoubleClick = (event: React.MouseEvent) => {
    const path = pressedNode(event.target, document);
    const { currentTarget: canvas, clientX: x, clientY: y } = event;
    if (path) onEdit(pressedPart(canvas, document, design, resolved, path, { x, y }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- an application: it has the keys of its nodes
    <div
      className={drag ? 'pw-canvas pw-canvas-dragging' : 'pw-canvas'}
      role="application"
      aria-label={words.canvas}
      aria-describedby={`${primaryId}-hint`}
      aria-activedescendant={marks.frames.length > 0 ? primaryId : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      data-nodes=""
      ref={scroller}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      <Paper width={width}>
        {resolved.nodes.length === 0 && <p className="pw-canvas-empty">{pageWords[locale].emptyForm}</p>}
        <DesignScope views={views} revealed={revealed}>
          {drawn}
        </DesignScope>
      </Paper>
      <span id={`${primaryId}-hint`} hidden>
        {words.canvasHint}
      </span>
      <Marks
        design={design}
        document={document}
        scroller={scroller}
        marks={marks}
        drag={drag}
        marquee={marquee}
        begin={begin}
        isEditing={edited !== undefined}
        words={words}
        locale={locale}
        primaryId={primaryId}
      />
      {edited && (
        <InPlaceEditor
          design={design}
          document={document}
          scroller={scroller}
          edited={edited}
          onEdit={onEdit}
          words={words}
          form={resolved}
        />
      )}
    </div>
  );
});
