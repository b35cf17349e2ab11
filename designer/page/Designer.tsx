import { Alert, Segmented } from 'antd';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import type { FormModel } from '../../src/runtime/form/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { type JsonObject, readObject } from '../../src/schema/json/index.ts';
import { Canvas, type Dragged, dropDragged, useDrag } from '../canvas/index.ts';
import { placeBehind } from '../commands/index.ts';
import { Outline } from '../panels/outline/index.ts';
import { SelectedProperties } from '../panels/selected/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { type OpenDesign, useDesign } from '../state/index.ts';
import { ImportDialog } from './import/index.ts';
import { originalDefinition } from './original-definition.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { sourceOf } from './source-text.ts';
import { Toolbar } from './Toolbar.tsx';
import { useResolvedForm } from './use-resolved-form.ts';
import './designer.css';

export interface DesignerProps {
  /** The form that is designed, as it is opened. */
  document: SourceDocument;
  /** The documents that it refers to. */
  around: readonly SourceDocument[];
  /** How the host draws an open form. */
  FormView: ComponentType<{ form: FormModel }>;
  /** Told of the document's text after each change. */
  onChange?: (text: string) => void;
  /** Buttons of the host at the end of the toolbar: save, publish. */
  buttons?: ReactNode;
}

/** Designs a form: the palette, the form itself as the runtime draws it, and the properties of what is selected. */
export function Designer({ document, around, FormView, onChange, buttons }: DesignerProps) {
  const fields = useMemo(() => fieldsOfModel(document, around), [document, around]);
  const design = useDesign(document.body, fields);
  const { tree } = design;
  const told = useRef(tree);
  useEffect(() => {
    if (told.current === tree) return;
    told.current = tree;
    onChange?.(sourceOf(tree));
  }, [tree, onChange]);
  const form = useResolvedForm(document, around, design);
  const scroller = useRef<HTMLDivElement>(null);
  const { drag, begin } = useDrag(scroller, document.key, design);
  const [left, setLeft] = useState<'palette' | 'outline'>('palette');
  const [opened, setOpened] = useState<'import' | 'source' | 'preview'>();
  const add = (dragged: Dragged) =>
    design.execute(dropDragged, { dragged, place: placeBehind(design, design.selected) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of undo work everywhere inside
    <div className="pw-designer" onKeyDown={(event) => onKey(event, design)}>
      <Toolbar design={design} canPreview={form !== undefined} onOpen={setOpened} buttons={buttons} />
      <div className="pw-designer-body">
        <aside className="pw-designer-side" aria-label="组件和大纲">
          <Segmented
            block
            size="small"
            value={left}
            onChange={setLeft}
            options={[
              { value: 'palette', label: '组件' },
              { value: 'outline', label: '大纲' },
            ]}
          />
          {left === 'palette' ? (
            <Palette design={design} fields={fields} begin={begin} onAdd={add} />
          ) : (
            <Outline design={design} fields={fields} />
          )}
        </aside>
        {form ? (
          <>
            <Canvas {...{ design, form, FormView, scroller, drag, begin }} document={document.key} />
            <aside className="pw-designer-properties" aria-label={design.selected.length > 0 ? '组件属性' : '表单属性'}>
              <SelectedProperties design={design} form={form} FormView={FormView} />
            </aside>
          </>
        ) : (
          <Alert type="error" showIcon message="这份文档画不出来，请在 JSON 里改正。" style={{ flex: 1 }} />
        )}
      </div>
      <div className="pw-designer-status" role="status">
        {drag?.refused ?? design.refused}
      </div>
      {drag && (
        <div className="pw-designer-dragged" style={{ left: drag.x + 12, top: drag.y + 12 }} aria-hidden="true">
          {drag.refused ?? drag.dragged.title}
        </div>
      )}
      {opened === 'import' && <ImportDialog design={design} onClose={() => setOpened(undefined)} />}
      {opened === 'source' && (
        <SourceDialog
          design={design}
          original={() => originalDefinition(document, around, design)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'preview' && form && (
        <PreviewDialog form={form} FormView={FormView} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function onKey(event: KeyboardEvent, design: OpenDesign): void {
  if (!event.ctrlKey && !event.metaKey) return;
  const isText =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable="true"]');
  if (isText) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) design.redo();
  else design.undo();
}

function fieldsOfModel({ body }: SourceDocument, around: readonly SourceDocument[]): JsonObject | undefined {
  const model = around.find(({ id, kind }) => kind === 'model' && id === body['model']);
  return model && readObject(readObject(model.body['schema'])['properties']);
}
