import { Button } from 'antd';
import { useState } from 'react';

import type { ConfirmEntry } from '../../runtime/dialog/index.ts';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from './DialogFrame.tsx';

/** A question with two answers; closing it is a no. The safe answer has the focus where the other one destroys something. */
export function ConfirmDialog({ entry, ...place }: { entry: ConfirmEntry } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const answer = (agreed: boolean) => {
    if (!isOpen) return;
    setOpen(false);
    entry.answer(agreed);
  };
  const { title, text, danger = false, okText = '确定' } = entry;
  return (
    <DialogFrame small title={title} open={isOpen} width={416} place={place} onCancel={() => answer(false)}>
      {text !== undefined && <DialogBody>{text}</DialogBody>}
      <DialogFooter>
        <Button autoFocus={danger} onClick={() => answer(false)}>
          取消
        </Button>
        <Button type="primary" danger={danger} autoFocus={!danger} onClick={() => answer(true)}>
          {okText}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
