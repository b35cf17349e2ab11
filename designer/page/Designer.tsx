import { Alert, Segmented } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import type { FormModel } from '../../src/runtime/form/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { type JsonObject, readObject } from '../../src/schema/json/index.ts';
import {
  Canvas,
  controlPart,
  type EditedPart,
  type Dragged,
  dropDragged,
  placeInWords,
  useCanvasSurface,
  useCarry,
  useDrag,
} from '../canvas/index.ts';
import { useClipboard } from '../clipboard/index.ts';
import { placeBehind } from '../commands/index.ts';
import { ShortcutDialog } from '../keyboard/index.ts';
import { problemsByNode } from '../model/index.ts';
import { Breadcrumb } from '../panels/breadcrumb/index.ts';
import { FindBar } from '../panels/find/index.ts';
import { Outline, useOutlineSurface } from '../panels/outline/index.ts';
import { SelectedProperties } from '../panels/selected/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { useDesign } from '../state/index.ts';
import { designerWords, type Locale } from '../words/index.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { sourceOf } from './source-text.ts';
import { Toolbar } from './Toolbar.tsx';
import { onDesignerKey } from './use-keys.ts';
import { useProblems } from './use-problems.ts';
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
  locale?: Locale;
}

/** Designs a form: the palette, the form itself as the runtime draws it, and the properties of what is selected. */
export function Designer({ document, around, FormView, onChange, buttons, locale = 'zh-CN' }: DesignerProps) {
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
  const found = useProblems(document, around, design, form);
  const problems = useMemo(() => problemsByNode(tree, found), [tree, found]);
  const scroller = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const onCanvas = useCanvasSurface(scroller, document.key);
  const onOutline = useOutlineSurface(outline);
  const { drag, begin } = useDrag([onCanvas, onOutline], design);
  const carry = useCarry(design);
  const root = useRef<HTMLDivElement>(null);
  useClipboard(root, design);
  const { carried } = carry;
  const moved = drag ?? carried;
  const [edited, setEdited] = useState<EditedPart & { on: 'canvas' | 'outline' }>();
  const editPrimary = () => {
    const path = design.selected.at(-1);
    const on = outline.current?.contains(window.document.activeElement) ? 'outline' : 'canvas';
    if (path) setEdited({ path, part: 'title', on });
  };
  const [left, setLeft] = useState<'palette' | 'outline'>('palette');
  const [opened, setOpened] = useState<'source' | 'preview' | 'help'>();
  const editControl = () => {
    const path = design.selected.at(-1);
    const part = path && form && controlPart(design, form, path);
    if (path && part) setEdited({ path, part, on: 'canvas' });
  };
  const [isFinding, setFinding] = useState(false);
  const onKeyDown = (event: React.KeyboardEvent) =>
    onDesignerKey(event, design, carry, {
      locale,
      find: () => setFinding(true),
      help: () => setOpened('help'),
      edit: editPrimary,
      editControl,
    });
  const pickUp = (dragged: Dragged) => {
    carry.pickUp(dragged);
    scroller.current?.focus();
  };
  const add = (dragged: Dragged) =>
    design.execute(dropDragged, { dragged, place: placeBehind(design, design.selected) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcuts work everywhere inside
    <div className="pw-designer" ref={root} onKeyDown={onKeyDown}>
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
            <Palette {...{ design, fields, begin, pickUp }} onAdd={add} />
          ) : (
            <Outline
              {...{ design, begin, locale }}
              scroller={outline}
              drag={moved}
              edited={edited?.on === 'outline' ? edited.path : undefined}
              onEdit={(path) => setEdited(path && { path, part: 'title', on: 'outline' })}
            />
          )}
        </aside>
        {form ? (
          <>
            <div className="pw-designer-middle">
              {isFinding && <FindBar design={design} locale={locale} onClose={() => setFinding(false)} />}
              <Canvas
                {...{ design, form, FormView, scroller, begin, locale }}
                drag={moved}
                problems={problems}
                document={document.key}
                edited={edited?.on === 'canvas' ? edited : undefined}
                onEdit={(part) => setEdited(part && { ...part, on: 'canvas' })}
              />
              <Breadcrumb design={design} locale={locale} />
            </div>
            <aside className="pw-designer-properties" aria-label={design.selected.length > 0 ? '组件属性' : '表单属性'}>
              <SelectedProperties {...{ design, form, FormView, locale, problems }} />
            </aside>
          </>
        ) : (
          <Alert type="error" showIcon message="这份文档画不出来，请在 JSON 里改正。" style={{ flex: 1 }} />
        )}
      </div>
      <div
        className={
          (moved?.refused ?? design.refused) ? 'pw-designer-status pw-designer-status-refused' : 'pw-designer-status'
        }
        role="status"
      >
        {carried
          ? placeInWords(design, carried, designerWords[locale])
          : (drag?.refused ?? design.refused ?? design.told)}
      </div>
      {drag?.pointer && (
        <div
          className="pw-designer-dragged"
          style={{ left: drag.pointer.x + 12, top: drag.pointer.y + 12 }}
          aria-hidden="true"
        >
          {drag.refused ?? drag.dragged.title}
        </div>
      )}
      {opened === 'help' && <ShortcutDialog locale={locale} onClose={() => setOpened(undefined)} />}
      {opened === 'source' && <SourceDialog design={design} onClose={() => setOpened(undefined)} />}
      {opened === 'preview' && form && (
        <PreviewDialog form={form} FormView={FormView} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function fieldsOfModel({ body }: SourceDocument, around: readonly SourceDocument[]): JsonObject | undefined {
  const model = around.find(({ id, kind }) => kind === 'model' && id === body['model']);
  return model && readObject(readObject(model.body['schema'])['properties']);
}
