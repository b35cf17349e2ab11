import type { ReactNode } from 'react';

import type { ResolvedDialog } from '../../../engine/dialog/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { Button } from '../../controls/button/index.ts';
import { DialogFooter } from '../../dialog-frame/index.ts';

/** 取消 and 确定, in the document's words; one button where there is nothing to be done. */
export function DialogButtons(props: {
  dialog: ResolvedDialog;
  /** Whether there is something for 确定 to do. */
  isOpen: boolean;
  running: boolean;
  /** False while parts of the dialog are not drawn yet, which nobody can confirm. */
  isDrawn?: boolean;
  /** 确定 saves what is filled in: Ctrl+S presses it. */
  saves?: boolean;
  onLeave: () => void;
  onSubmit: () => void;
  onApply?: () => void;
  /** Stands at the left. */
  aside?: ReactNode;
}) {
  const { dialog, isOpen, running, isDrawn = true, saves, onLeave, onSubmit, onApply } = props;
  return (
    <DialogFooter>
      {props.aside}
      <Button onClick={onLeave} disabled={running}>
        {dialog.cancelText ?? (isOpen ? say('取消') : say('关闭'))}
      </Button>
      {isOpen && dialog.applyText !== undefined && onApply && (
        <Button onClick={onApply} disabled={running || !isDrawn}>
          {dialog.applyText}
        </Button>
      )}
      {isOpen && (
        <Button
          type="primary"
          aria-keyshortcuts={saves ? 'Control+S' : undefined}
          disabled={!isDrawn}
          loading={running && { delay: 150 }}
          onClick={onSubmit}
        >
          {dialog.okText}
        </Button>
      )}
    </DialogFooter>
  );
}
