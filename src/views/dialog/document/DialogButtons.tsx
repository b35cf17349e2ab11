import type { ReactNode } from 'react';

import type { ResolvedDialog } from '../../../engine/dialog/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogFooter } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../../locale/index.ts';

/** 取消 and 确定, with the document's texts; one button where there is nothing to submit. */
export function DialogButtons(props: {
  dialog: ResolvedDialog;
  isOpen: boolean;
  running: boolean;
  /** False while parts of the dialog are not rendered yet: the user cannot confirm what is not visible. */
  isDrawn?: boolean;
  /** `true`: 确定 saves the input, and Ctrl+S presses it. */
  saves?: boolean;
  onLeave: () => void;
  onSubmit: () => void;
  onApply?: () => void;
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
