import { Alert, Segmented } from 'antd';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { FormModel } from '../../src/runtime/form/index.ts';
import type { PlannedRenaming, WantedRenaming } from '../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { type JsonObject, readObject } from '../../src/schema/json/index.ts';
import { Canvas, type Dragged, dropDragged, useDrag } from '../canvas/index.ts';
import { placeBehind } from '../commands/index.ts';
import { LogicPanel } from '../panels/logic/index.ts';
import { Outline } from '../panels/outline/index.ts';
import { RenameDialog } from '../panels/rename/index.ts';
import { SelectedProperties } from '../panels/selected/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { type OpenDesign, useDesign } from '../state/index.ts';
import { aroundNow } from './around-now.ts';
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
  /** Told of the document's text after each change, and of the other documents that change with it. */
  onChange?: (text: string, others: OpenDesign['others']) => void;
  /** Looks up in all documents what another name changes; where it is left out, in those that are here. */
  planRenaming?: (wanted: WantedRenaming) => Promise<PlannedRenaming>;
  /** Buttons of the host at the end of the toolbar: save, publish. */
  buttons?: ReactNode;
}

/** Designs a form: the palette, the form itself as the runtime draws it, and the properties of what is selected. */
export function Designer({ document, around: opened, FormView, onChange, planRenaming, buttons }: DesignerProps) {
  const fieldsOf = useCallback(
    (others: OpenDesign['others']) => fieldsOfModel(document, aroundNow(opened, others)),
    [document, opened],
  );
  const design = useDesign(document.body, fieldsOf);
  const { tree, fields, others } = design;
  const around = useMemo(() => aroundNow(opened, others), [opened, others]);
  const told = useRef(tree);
  useEffect(() => {
    if (told.current === tree) return;
    told.current = tree;
    onChange?.(sourceOf(tree), others);
  }, [tree, others, onChange]);
  const form = useResolvedForm(document, around, design);
  const scroller = useRef<HTMLDivElement>(null);
  const { drag, begin } = useDrag(scroller, document.key, design);
  const [left, setLeft] = useState<'palette' | 'outline' | 'logic'>('palette');
  const [dialog, setDialog] = useState<'source' | 'preview' | 'rename'>();
  const close = () => setDialog(undefined);
  const primary = design.selected.at(-1);
  const add = (dragged: Dragged) =>
    design.execute(dropDragged, { dragged, place: placeBehind(design, design.selected) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of undo work everywhere inside
    <div className="pw-designer" onKeyDown={(event) => onKey(event, design, setDialog)}>
      <Toolbar design={design} canPreview={form !== undefined} onOpen={setDialog} buttons={buttons} />
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
              { value: 'logic', label: '逻辑' },
            ]}
          />
          {left === 'palette' && <Palette design={design} fields={fields} begin={begin} onAdd={add} />}
          {left === 'outline' && <Outline design={design} fields={fields} />}
          {left === 'logic' && form && <LogicPanel design={design} form={form} locale="zh-CN" />}
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
      {dialog === 'source' && <SourceDialog design={design} onClose={close} />}
      {dialog === 'preview' && form && <PreviewDialog form={form} FormView={FormView} onClose={close} />}
      {dialog === 'rename' && primary && (
        <RenameDialog {...{ design, document, around, planRenaming }} path={primary} onClose={close} />
      )}
    </div>
  );
}

function onKey(event: KeyboardEvent, design: OpenDesign, open: (dialog: 'rename') => void): void {
  if (event.key === 'F2' && design.selected.length === 1) open('rename');
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
