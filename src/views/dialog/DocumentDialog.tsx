import { Button } from 'antd';
import { useState } from 'react';

import type { DocumentEntry } from '../../runtime/dialog/index.ts';
import { NotFoundState } from '../states/index.ts';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from './DialogFrame.tsx';

/** A `dialog` document. The engine does not resolve this kind yet, so it says what it was asked for. */
export function DocumentDialog({ entry, ...place }: { entry: DocumentEntry } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <DialogFrame title="弹窗" open={isOpen} width={520} place={place} onCancel={close}>
      <DialogBody>
        <NotFoundState what={`弹窗“${entry.document}”`} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>关闭</Button>
      </DialogFooter>
    </DialogFrame>
  );
}
