import { Button } from 'antd';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

import { clearForm, duplicateNodes, removeNodes } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { pageWords, type Locale } from '../words/index.ts';
import type { DesignerDialog } from './DesignerDialogs.tsx';
import { HistoryMenu } from './history/HistoryMenu.tsx';

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
  buttons: ReactNode;
  locale: Locale;
}

/** The toolbar: commands for the document, its dialogs, and the host's own buttons. */
export function Toolbar(props: ToolbarProps) {
  const { design, canPreview, source, features, buttons, locale } = props;
  const words = pageWords[locale];
  const { history, selected } = design;
  const isNoneSelected = selected.length === 0;
  const acts = useActs(props);
  return (
    <div className="pw-designer-bar" role="toolbar" aria-label={words.designer}>
      <div className="pw-designer-tools">
        <Tool label={words.undo} act={design.undo} isDisabled={history.done === 0} keys="Control+Z" />
        <Tool
          label={words.redo}
          act={design.redo}
          isDisabled={history.done === history.transactions.length}
          keys="Control+Y"
        />
        <HistoryMenu design={design} locale={locale} />
        <Tool label={words.duplicate} act={acts.duplicate} isDisabled={isNoneSelected} />
        <Tool label={words.remove} act={acts.remove} isDisabled={isNoneSelected} />
        {features.rename !== false && (
          <Tool label={words.rename} act={acts.rename} isDisabled={selected.length !== 1} keys="Control+F2" />
        )}
        {features.importJson !== false && <Tool label={words.importJson} act={acts.import} />}
        {features.clear !== false && <Tool label={words.clear} act={acts.clear} />}
        {features.preview !== false && <Tool label={words.preview} act={acts.preview} isDisabled={!canPreview} />}
        {features.generateJson !== false && <Tool label={words.generateJson} act={acts.source} />}
        {features.generateCode !== false && (
          <Tool label={words.generateCode} act={acts.code} isDisabled={!canPreview} />
        )}
        {features.source !== false && <Tool label={words.source} act={acts.beside} isPressed={source.isShown} />}
        <Tool label={words.shortcuts} act={acts.help} keys="?" />
      </div>
      <div className="pw-designer-tools">{buttons}</div>
    </div>
  );
}

const Tool = memo(function Tool(props: {
  label: string;
  act: () => void;
  isDisabled?: boolean;
  isPressed?: boolean;
  keys?: string;
}) {
  const { label, act, isDisabled = false, isPressed, keys } = props;
  return (
    <Button size="small" onClick={() => act()} disabled={isDisabled} aria-pressed={isPressed} aria-keyshortcuts={keys}>
      {label}
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
