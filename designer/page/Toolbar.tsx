import { Button, Space } from 'antd';
import type { ReactNode } from 'react';

import { clearForm, duplicateNodes, removeNodes } from '../commands/index.ts';
import type { OpenDesign } from '../state/index.ts';
import { HistoryMenu } from './HistoryMenu.tsx';
import type { DesignerDialog } from './DesignerDialogs.tsx';

/** What can be done to the document, what can be opened of it, and the host's own buttons. */
export function Toolbar(props: {
  design: OpenDesign;
  canPreview: boolean;
  onOpen: (dialog: DesignerDialog) => void;
  /** The source beside the canvas. */
  source: { isShown: boolean; show: (isShown: boolean) => void };
  buttons: ReactNode;
}) {
  const { design, canPreview, onOpen, source, buttons } = props;
  const { history, selected, execute } = design;
  const isNoneSelected = selected.length === 0;
  return (
    <div className="pw-designer-bar" role="toolbar" aria-label="设计器">
      <Space wrap size="small">
        <Button size="small" onClick={design.undo} disabled={history.done === 0} aria-keyshortcuts="Control+Z">
          撤销
        </Button>
        <Button
          size="small"
          onClick={design.redo}
          disabled={history.done === history.transactions.length}
          aria-keyshortcuts="Control+Y"
        >
          重做
        </Button>
        <HistoryMenu design={design} />
        <Button size="small" onClick={() => execute(duplicateNodes, { paths: selected })} disabled={isNoneSelected}>
          复制一份
        </Button>
        <Button size="small" onClick={() => execute(removeNodes, { paths: selected })} disabled={isNoneSelected}>
          删除
        </Button>
        <Button
          size="small"
          onClick={() => onOpen('rename')}
          disabled={selected.length !== 1}
          aria-keyshortcuts="Control+F2"
        >
          重命名
        </Button>
        <Button size="small" onClick={() => onOpen('import')}>
          导入 JSON
        </Button>
        <Button size="small" onClick={() => execute(clearForm, undefined)}>
          清空
        </Button>
        <Button size="small" onClick={() => onOpen('preview')} disabled={!canPreview}>
          预览
        </Button>
        <Button size="small" onClick={() => onOpen('source')}>
          JSON
        </Button>
        <Button size="small" aria-pressed={source.isShown} onClick={() => source.show(!source.isShown)}>
          源码
        </Button>
        <Button size="small" onClick={() => onOpen('help')} aria-keyshortcuts="?">
          快捷键
        </Button>
      </Space>
      <Space wrap size="small">
        {buttons}
      </Space>
    </div>
  );
}
