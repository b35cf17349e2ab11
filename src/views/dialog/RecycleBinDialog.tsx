import { useMemo, useState } from 'react';

import { recycleBinList } from '../../engine/list/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../locale/index.ts';
import type { RecycleBinEntry } from '../../runtime/dialog/index.ts';
import { useDocumentsAround, vocabularyOf } from '../../runtime/page/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { DialogList } from './DialogList.tsx';

const width = 1000;
const nothing = new Map();

/**
 * The deleted records of a list, which can be viewed, restored or deleted for good. The list is loaded again when the
 * dialog closes.
 */
export function RecycleBinDialog({ entry, ...place }: { entry: RecycleBinEntry & { id: string } } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const { registry, permissions } = useRuntime();
  const documents = useDocumentsAround() ?? nothing;
  const list = useMemo(
    () => recycleBinList(entry.list, documents, vocabularyOf(registry), { ...(permissions && { permissions }) }),
    [entry.list, documents, registry, permissions],
  );
  const close = () => {
    setOpen(false);
    entry.onDone();
  };
  return (
    <DialogFrame title={list.title} width={width} open={isOpen} place={place} fullScreen onCancel={close}>
      <DialogBody>
        <DialogList list={list} owner={`${place.owner}/${entry.id}`} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{say('关闭')}</Button>
      </DialogFooter>
    </DialogFrame>
  );
}
