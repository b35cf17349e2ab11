import {
  ClearOutlined,
  CodeOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  FileTextOutlined,
  ImportOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

import { clearForm, duplicateNodes, removeNodes } from '../../commands/index.ts';
import type { NodeProblems } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import type { DesignerDialog } from '../DesignerDialogs.tsx';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { ProblemCount } from './ProblemCount.tsx';

/** The parts of the toolbar that a host can hide; all are shown unless they are `false`. */
export type DesignerFeatures = Partial<
  Record<'importJson' | 'clear' | 'preview' | 'generateJson' | 'generateCode' | 'rename' | 'source', boolean>
>;

interface ToolbarProps {
  design: OpenDesign;
  canPreview: boolean;
  onOpen: (dialog: DesignerDialog) => void;
  source: { isShown: boolean; show: (isShown: boolean) => void };
  features: DesignerFeatures;
  problems: readonly NodeProblems[];
  buttons: ReactNode;
  locale: Locale;
}

/** The toolbar: commands for the document, its dialogs, and the host's own buttons. */
export function Toolbar(props: ToolbarProps) {
  const { design, canPreview, source, features, problems, buttons, locale } = props;
  const words = pageWords[locale];
  const { history, selected } = design;
  const isNoneSelected = selected.length === 0;
  const acts = useActs(props);
  return (
    <div className="pw-designer-bar" role="toolbar" aria-label={words.designer}>
      <div className="pw-designer-tools">
        <div>
          <Tool icon={undoIcon} label={words.undo} act={design.undo} isDisabled={history.done === 0} keys="Control+Z" />
          <Tool
            icon={redoIcon}
            label={words.redo}
            act={design.redo}
            isDisabled={history.done === history.transactions.length}
            keys="Control+Y"
          />
          <HistoryMenu design={design} locale={locale} />
        </div>
        <div>
          <Tool icon={copyIcon} label={words.duplicate} act={acts.duplicate} isDisabled={isNoneSelected} />
          <Tool icon={deleteIcon} label={words.remove} act={acts.remove} isDisabled={isNoneSelected} />
          {features.rename !== false && (
            <Tool
              icon={renameIcon}
              label={words.rename}
              act={acts.rename}
              isDisabled={selected.length !== 1}
              keys="Control+F2"
            />
          )}
        </div>
        <div>
          {features.preview !== false && (
            <Tool isNamed icon={previewIcon} label={words.preview} act={acts.preview} isDisabled={!canPreview} />
          )}
          {features.source !== false && (
            <Tool isNamed icon={sourceIcon} label={words.source} act={acts.beside} isPressed={source.isShown} />
          )}
        </div>
        <div>
          {features.importJson !== false && (
            <Tool isNamed icon={importIcon} label={words.importJson} act={acts.import} />
          )}
          {features.generateJson !== false && (
            <Tool isNamed icon={jsonIcon} label={words.generateJson} act={acts.source} />
          )}
          {features.generateCode !== false && (
            <Tool isNamed icon={codeIcon} label={words.generateCode} act={acts.code} isDisabled={!canPreview} />
          )}
          {features.clear !== false && <Tool isNamed icon={clearIcon} label={words.clear} act={acts.clear} />}
        </div>
        <div>
          <Tool icon={helpIcon} label={words.shortcuts} act={acts.help} keys="?" />
        </div>
      </div>
      <div className="pw-designer-host">
        <ProblemCount design={design} problems={problems} locale={locale} />
        {buttons}
      </div>
    </div>
  );
}

const undoIcon = <UndoOutlined />;
const redoIcon = <RedoOutlined />;
const copyIcon = <CopyOutlined />;
const deleteIcon = <DeleteOutlined />;
const renameIcon = <EditOutlined />;
const previewIcon = <EyeOutlined />;
const sourceIcon = <CodeOutlined />;
const importIcon = <ImportOutlined />;
const jsonIcon = <FileTextOutlined />;
const codeIcon = <ExportOutlined />;
const clearIcon = <ClearOutlined />;
const helpIcon = <QuestionCircleOutlined />;

const Tool = memo(function Tool(props: {
  label: string;
  icon: ReactNode;
  act: () => void;
  /** True if its name is next to its icon where there is room. */
  isNamed?: boolean;
  isDisabled?: boolean;
  isPressed?: boolean;
  keys?: string;
}) {
  const { label, icon, act, isNamed = false, isDisabled = false, isPressed, keys } = props;
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys.replace('Control', 'Ctrl')})`}
      onClick={() => act()}
      disabled={isDisabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
    >
      {isNamed && <span className="pw-designer-tool-name">{label}</span>}
    </Button>
  );
});

/** The callbacks stay the same as long as the toolbar is mounted; they use the current design. */
function useActs(props: ToolbarProps) {
  const latest = useRef(props);
  useLayoutEffect(() => void (latest.current = props));
  return useMemo(() => {
    const design = () => latest.current.design;
    const open = (dialog: DesignerDialog) => () => latest.current.onOpen(dialog);
    return {
      duplicate: () => design().execute(duplicateNodes, { paths: design().selected }),
      remove: () => design().execute(removeNodes, { paths: design().selected }),
      clear: () => design().execute(clearForm, undefined),
      beside: () => latest.current.source.show(!latest.current.source.isShown),
      rename: open('rename'),
      import: open('import'),
      preview: open('preview'),
      source: open('source'),
      code: open('code'),
      help: open('help'),
    };
  }, []);
}
