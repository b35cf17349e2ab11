import { Alert, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import type { FormModel } from '../../src/runtime/form/index.ts';
import type { HostFunctions } from '../../src/runtime/host/index.ts';
import type { PlannedRenaming, RolesPort, WantedRenaming } from '../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { readObject, toPointer, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import type { EditableModel } from '../behaviors/index.ts';
import {
  Canvas,
  controlPart,
  dropDragged,
  ownWidth,
  useCanvasSurface,
  useCarry,
  useDrag,
  type Dragged,
  type EditedPart,
  type PaperWidth,
} from '../canvas/index.ts';
import { useClipboard } from '../clipboard/index.ts';
import { placeBehind } from '../commands/index.ts';
import { drawnNodeAt } from '../model/index.ts';
import { FindBar } from '../panels/find/FindBar.tsx';
import { useOutlineSurface } from '../panels/outline/outline-surface.ts';
import { SelectedProperties } from '../panels/selected/SelectedProperties.tsx';
import { SourcePanel } from '../panels/source/SourcePanel.tsx';
import { useDesign, type OpenDesign } from '../state/index.ts';
import { pageWords, type Locale } from '../words/index.ts';
import { aroundNow } from './around-now.ts';
import { DesignerDialogs, type DesignerDialog } from './DesignerDialogs.tsx';
import { LeftSide } from './LeftSide.tsx';
import { BelowCanvas } from './room/BelowCanvas.tsx';
import { PanelChoice, type ShownPanel } from './room/PanelChoice.tsx';
import { useRoom } from './room/use-room.ts';
import { Status } from './Status.tsx';
import { Toolbar, type DesignerFeatures } from './toolbar/Toolbar.tsx';
import { useHost, type Incoming } from './use-host.ts';
import { onDesignerKey } from './use-keys.ts';
import { useProblems } from './use-problems.ts';
import { useResolvedForm } from './use-resolved-form.ts';

import './designer.css';

export interface DesignerProps {
  document: SourceDocument;
  around: readonly SourceDocument[];
  FormView: ComponentType<{ form: FormModel }>;
  /** Called after each change with the text of the document and the other documents that change along. */
  onChange?: (text: string, others: OpenDesign['others']) => void;
  /** Called with the labels of the properties whose input is invalid. Must be stable between renders. */
  onUnwritten?: (labels: readonly string[]) => void;
  /** The form's model, if the user may edit it. Fields that are added to the form are then added to it, too. */
  model?: EditableModel | undefined;
  /** Functions of the host for the form's preview; missing ones are replaced by demo functions. */
  remote?: HostFunctions;
  /** Plans a renaming over all documents; without it, only the documents passed here are changed. */
  planRenaming?: (wanted: WantedRenaming) => Promise<PlannedRenaming>;
  /** The roles with whose permissions the preview can be rendered; without it, no roles are offered. */
  roles?: RolesPort | undefined;
  /** A text that replaces the document as an undoable step. Each new object is applied once. */
  incoming?: Incoming;
  buttons?: ReactNode;
  /** The parts of the toolbar to hide, each by `false`. */
  features?: DesignerFeatures;
  locale?: Locale;
}

const allFeatures: DesignerFeatures = {};
const antdWords = { 'zh-CN': zhCN, 'en-US': enUS };

/** The form designer: the palette, the form rendered by the runtime, and the properties of the selection. */
export function Designer(props: DesignerProps) {
  const { document, around: opened, model, FormView, onChange, remote, planRenaming, roles, incoming, buttons } = props;
  const { features = allFeatures, locale = 'zh-CN', onUnwritten } = props;
  const words = pageWords[locale];
  const fieldsOf = useCallback(
    (others: OpenDesign['others']) => fieldsOfModel(document, aroundNow(opened, others)),
    [document, opened],
  );
  const design = useDesign(document.body, fieldsOf, locale, model);
  const { fields, others } = design;
  const around = useMemo(() => aroundNow(opened, others), [opened, others]);
  const documents = useMemo(() => ({ document, around }), [document, around]);
  useHost(design, onChange, incoming);
  const form = useResolvedForm(document, around, design);
  const problems = useProblems(document, around, design, form);
  // The properties update after the canvas, so that a change appears there first.
  const later = useDeferredValue(useMemo(() => ({ design, form, problems }), [design, form, problems]));
  const scroller = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const [panel, showPanel] = useState<ShownPanel>();
  // On a phone a panel takes room from the canvas, so none is open initially.
  const shownPanel = panel ?? (room === 'narrow' ? 'none' : 'left');
  const isShown = (each: ShownPanel) => room === 'wide' || shownPanel === each;
  const onCanvas = useCanvasSurface(scroller, document.key);
  const onOutline = useOutlineSurface(outline);
  const { drag, begin } = useDrag([onCanvas, onOutline], design);
  const carry = useCarry(design);
  useClipboard(root, design);
  const moved = drag ?? carry.carried;
  const [edited, setEdited] = useState<EditedPart & { on: 'canvas' | 'outline' }>();
  const [dialog, setDialog] = useState<DesignerDialog>();
  const [chosenWidth, setWidth] = useState<PaperWidth>();
  const width = chosenWidth ?? (room === 'narrow' ? 390 : 'own');
  const [isExpanded, setExpanded] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isSourceShown, setSourceShown] = useState(false);
  const edit = () => {
    const path = design.selected.at(-1);
    const on = outline.current?.contains(window.document.activeElement) ? 'outline' : 'canvas';
    if (path) setEdited({ path, part: 'title', on });
  };
  const editControl = () => {
    const path = design.selected.at(-1);
    const part = path && form && controlPart(design, form, path);
    if (path && part) setEdited({ path, part, on: 'canvas' });
  };
  const onKeyDown = (event: KeyboardEvent) =>
    onDesignerKey(event, design, carry, {
      locale,
      edit,
      editControl,
      find: () => setFinding(true),
      help: () => setDialog('help'),
      rename: () => setDialog('rename'),
    });
  const { pickUp: carryIt } = carry;
  const pickUp = useCallback(
    (dragged: Dragged) => {
      carryIt(dragged);
      scroller.current?.focus();
    },
    [carryIt],
  );
  const now = useRef(design);
  useLayoutEffect(() => void (now.current = design), [design]);
  const add = useCallback((dragged: Dragged) => {
    const { current } = now;
    current.execute(dropDragged, { dragged, place: placeBehind(current, current.selected) });
  }, []);
  const editInOutline = useCallback(
    (path: Path | undefined) => setEdited(path && { path, part: 'title', on: 'outline' }),
    [],
  );
  const editOnCanvas = useCallback((part: EditedPart | undefined) => setEdited(part && { ...part, on: 'canvas' }), []);
  const reveal = useCallback(() => showPanel('properties'), []);
  const isSource = isSourceShown || !form;
  return (
    <ConfigProvider locale={antdWords[locale]}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcuts work everywhere inside */}
      <div
        className={`pw-designer pw-designer-${room}${isExpanded ? ' pw-designer-expanded' : ''}`}
        ref={root}
        onKeyDown={onKeyDown}
      >
        <Toolbar
          design={design}
          buttons={buttons}
          features={features}
          locale={locale}
          canPreview={form !== undefined}
          problems={problems}
          onOpen={setDialog}
          source={{ isShown: isSource, show: setSourceShown }}
        />
        <div className="pw-designer-body">
          <LeftSide
            design={design}
            documents={documents}
            editable={model}
            planRenaming={planRenaming}
            fields={fields}
            form={form}
            begin={begin}
            pickUp={pickUp}
            outline={outline}
            locale={locale}
            onAdd={add}
            isHidden={!isShown('left')}
            onReveal={reveal}
            drag={moved}
            edited={edited?.on === 'outline' ? edited.path : undefined}
            onEdit={editInOutline}
          />
          <div className="pw-designer-middle">
            {isFinding && <FindBar design={design} locale={locale} onClose={() => setFinding(false)} />}
            {form ? (
              <Canvas
                design={design}
                form={form}
                FormView={FormView}
                scroller={scroller}
                begin={begin}
                locale={locale}
                drag={moved}
                problems={problems}
                document={document.key}
                edited={edited?.on === 'canvas' ? edited : undefined}
                onEdit={editOnCanvas}
                width={width === 'own' ? ownWidth(form) : width === 'full' ? undefined : width}
              />
            ) : (
              <Alert type="error" showIcon message={words.cannotDraw} />
            )}
            <BelowCanvas
              design={design}
              locale={locale}
              own={room === 'narrow' ? undefined : form && ownWidth(form)}
              width={width}
              onWidth={setWidth}
              isExpanded={isExpanded}
              onExpand={setExpanded}
            >
              {room !== 'wide' && <PanelChoice shown={shownPanel} show={showPanel} locale={locale} />}
            </BelowCanvas>
          </div>
          {isSource && (
            <aside className="pw-designer-code" aria-label={words.source}>
              <SourcePanel
                design={design}
                document={document}
                around={around}
                fields={fields}
                locale={locale}
                widgetAt={(path) => {
                  const drawn = form && drawnNodeAt(form.nodes, toPointer(path));
                  return drawn && drawn.kind !== 'problem' ? drawn.component : undefined;
                }}
              />
            </aside>
          )}
          {form && (
            <aside
              className="pw-designer-properties"
              hidden={!isShown('properties')}
              aria-label={later.design.selected.length > 0 ? words.nodeTab : words.formTab}
            >
              {isShown('properties') && (
                <SelectedProperties
                  FormView={FormView}
                  locale={locale}
                  onUnwritten={onUnwritten}
                  around={around}
                  {...later}
                  form={later.form ?? form}
                />
              )}
            </aside>
          )}
        </div>
        <Status design={design} drag={drag} locale={locale} carried={carry.carried} />
        <DesignerDialogs
          design={design}
          document={document}
          around={around}
          form={form}
          FormView={FormView}
          remote={remote}
          planRenaming={planRenaming}
          roles={roles}
          locale={locale}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
        />
      </div>
    </ConfigProvider>
  );
}

function fieldsOfModel({ body }: SourceDocument, around: readonly SourceDocument[]): JsonObject | undefined {
  const model = around.find(({ id, kind }) => kind === 'model' && id === body['model']);
  return model && readObject(readObject(model.body['schema'])['properties']);
}
