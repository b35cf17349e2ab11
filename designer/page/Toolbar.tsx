import { Button, Space } from 'antd';
import type { ReactNode } from 'react';

import { clearForm, duplicateNodes, removeNodes } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { type Locale, pageWords } from '../words/index.ts';
import { HistoryMenu } from './HistoryMenu.tsx';
import type { DesignerDialog } from './DesignerDialogs.tsx';

/** What a host may leave out of the toolbar; all is there unless it says false. */
export type DesignerFeatures = Partial<
  Record<'importJson' | 'clear' | 'preview' | 'generateJson' | 'rename' | 'source', boolean>
>;

/** What can be done to the document, what can be opened of it, and the host's own buttons. */
export function Toolbar(props: {
  design: OpenDesign;
  canPreview: boolean;
  onOpen: (dialog: DesignerDialog) => void;
  /** The source beside the canvas. */
  source: { isShown: boolean; show: (isShown: boolean) => void };
  features: DesignerFeatures;
  buttons: ReactNode;
  locale: Locale;
}) {
  const { design, canPreview, onOpen, source, features, buttons, locale } = props;
  const words = pageWords[locale];
  const { history, selected, execute } = design;
  const isNoneSelected = selected.length === 0;
  return (
    <div className="pw-designer-bar" role="toolbar" aria-label={words.designer}>
      <Space wrap size="small">
        <Button size="small" onClick={design.undo} disabled={history.done === 0} aria-keyshortcuts="Control+Z">
          {words.undo}
        </Button>
        <Button
          size="small"
          onClick={design.redo}
          disabled={history.done === history.transactions.length}
          aria-keyshortcuts="Control+Y"
        >
          {words.redo}
        </Button>
        <HistoryMenu design={design} locale={locale} />
        <Button size="small" onClick={() => execute(duplicateNodes, { paths: selected })} disabled={isNoneSelected}>
          {words.duplicate}
        </Button>
        <Button size="small" onClick={() => execute(removeNodes, { paths: selected })} disabled={isNoneSelected}>
          {words.remove}
        </Button>
        {features.rename !== false && (
          <Button
            size="small"
            onClick={() => onOpen('rename')}
            disabled={selected.length !== 1}
            aria-keyshortcuts="Control+F2"
          >
            {words.rename}
          </Button>
        )}
        {features.importJson !== false && (
          <Button size="small" onClick={() => onOpen('import')}>
            {words.importJson}
          </Button>
        )}
        {features.clear !== false && (
          <Button size="small" onClick={() => execute(clearForm, undefined)}>
            {words.clear}
          </Button>
        )}
        {features.preview !== false && (
          <Button size="small" onClick={() => onOpen('preview')} disabled={!canPreview}>
            {words.preview}
          </Button>
        )}
        {features.generateJson !== false && (
          <Button size="small" onClick={() => onOpen('source')}>
            {words.generateJson}
          </Button>
        )}
        {features.source !== false && (
          <Button size="small" aria-pressed={source.isShown} onClick={() => source.show(!source.isShown)}>
            {words.source}
          </Button>
        )}
        <Button size="small" onClick={() => onOpen('help')} aria-keyshortcuts="?">
          {words.shortcuts}
        </Button>
      </Space>
      <Space wrap size="small">
        {buttons}
      </Space>
    </div>
  );
}
