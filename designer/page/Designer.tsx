import { Alert, Button, Segmented, Space } from 'antd';
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

import { resolvePage } from '../../src/engine/kinds/index.ts';
import { type FormModel, useStructuralSharing } from '../../src/runtime/form/index.ts';
import { documentSet } from '../../src/runtime/page/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../src/schema/json/index.ts';
import { fromTree, type Tree } from '../../src/schema/tree/index.ts';
import { Canvas, drop, type Dragged, useDrag } from '../canvas/index.ts';
import { clearForm, duplicateNodes, holdsNodes, type Place, removeNodes } from '../commands/index.ts';
import { containerOf, nodeAt, nodesIn, rootContainer } from '../model/index.ts';
import { Outline } from '../panels/outline/index.ts';
import { SelectedProperties } from '../panels/selected/index.ts';
import { Palette } from '../panels/palette/index.ts';
import { type OpenDesign, useDesign } from '../state/index.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { sourceOf } from './source-text.ts';
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
  const [opened, setOpened] = useState<'source' | 'preview'>();
  const add = (dragged: Dragged) => drop(design, dragged, placeBehind(design));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of undo work everywhere inside
    <div className="pw-designer" onKeyDown={(event) => onKey(event, design)}>
      <div className="pw-designer-bar" role="toolbar" aria-label="设计器">
        <Space wrap size="small">
          <Button size="small" onClick={design.undo} disabled={design.history.done === 0} aria-keyshortcuts="Control+Z">
            撤销
          </Button>
          <Button
            size="small"
            onClick={design.redo}
            disabled={design.history.done === design.history.transactions.length}
            aria-keyshortcuts="Control+Y"
          >
            重做
          </Button>
          <Button
            size="small"
            onClick={() => design.execute(duplicateNodes, { paths: design.selected })}
            disabled={design.selected.length === 0}
          >
            复制一份
          </Button>
          <Button
            size="small"
            onClick={() => design.execute(removeNodes, { paths: design.selected })}
            disabled={design.selected.length === 0}
          >
            删除
          </Button>
          <Button size="small" onClick={() => design.execute(clearForm, undefined)}>
            清空
          </Button>
          <Button size="small" onClick={() => setOpened('preview')} disabled={!form}>
            预览
          </Button>
          <Button size="small" onClick={() => setOpened('source')}>
            JSON
          </Button>
        </Space>
        <Space wrap size="small">
          {buttons}
        </Space>
      </div>
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
      {opened === 'source' && <SourceDialog design={design} onClose={() => setOpened(undefined)} />}
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

/** Behind what is selected, in it where it holds nodes, else at the end of the form. */
function placeBehind({ tree, vocabulary, selected }: OpenDesign): Place {
  const path = selected.at(-1);
  const node = path && nodeAt(tree, path);
  if (!node) return { container: rootContainer, index: nodesIn(tree, rootContainer).length };
  if (holdsNodes(node, vocabulary)) {
    const container = [...node.path, 'properties'];
    return { container, index: nodesIn(tree, container).length };
  }
  const container = containerOf(node.path);
  return { container, index: nodesIn(tree, container).findIndex(({ key }) => key === node.key) + 1 };
}

/** The form as the engine understands it now; what has not changed keeps its identity. */
function useResolvedForm(
  document: SourceDocument,
  around: readonly SourceDocument[],
  { tree, vocabulary }: OpenDesign,
) {
  const page = useStructuralSharing(
    useCallback(
      (previous: ReturnType<typeof resolvePage> | undefined) => {
        const others = around.filter(({ key }) => key !== document.key);
        const set = documentSet([...others, { ...document, body: bodyOf(tree), hash: hashOf(tree) }]);
        return resolvePage(document.key, set, vocabulary, {}, previous);
      },
      [document, around, tree, vocabulary],
    ),
  );
  return page.kind === 'form' ? page.content : undefined;
}

const hashes = new WeakMap<Tree, string>();
let trees = 0;

function hashOf(tree: Tree): string {
  const known = hashes.get(tree) ?? `tree-${(trees += 1)}`;
  hashes.set(tree, known);
  return known;
}

function bodyOf(tree: Tree): JsonObject {
  const body = fromTree(tree);
  return isJsonObject(body) ? body : {};
}

function fieldsOfModel({ body }: SourceDocument, around: readonly SourceDocument[]): JsonObject | undefined {
  const model = around.find(({ id, kind }) => kind === 'model' && id === body['model']);
  const schema = model?.body['schema'];
  return isJsonObject(schema) && isJsonObject(schema['properties']) ? schema['properties'] : undefined;
}
