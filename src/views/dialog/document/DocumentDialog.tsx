import { useCallback, useMemo, useRef, useState } from 'react';

import { dialogTitle } from '../../../engine/dialog/index.ts';
import { allows } from '../../../engine/permission/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { ForbiddenState, LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { dialogScope, type DocumentEntry } from '../../../runtime/dialog/index.ts';
import { useDialogDocument, type DialogDocument } from '../../../runtime/page/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { FormSkeleton } from '../../form/index.ts';
import { focusFirst } from '../focus-first.ts';
import { dialogWidth } from './dialog-width.ts';
import { OpenDocument } from './OpenDocument.tsx';

/** A `dialog` document: loads it, then opens its content inside the same frame. */
export function DocumentDialog({ entry, ...place }: { entry: DocumentEntry & { id: string } } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const runtime = useRuntime();
  const found = useDialogDocument(entry.document, entry.body);
  const { answer } = entry;
  const close = useCallback(() => {
    setOpen(false);
    answer?.(undefined);
  }, [answer]);
  const leave = useRef(close);
  const body = useRef<HTMLDivElement>(null);
  const dialog = found.status === 'ready' ? found.dialog : undefined;
  const isAllowed = allows(runtime.permissions, dialog?.permission);
  const [scope] = useState(() => dialogScope(entry, runtime));
  const head = useMemo(() => dialog && dialogTitle(dialog, scope), [dialog, scope]);
  return (
    <DialogFrame
      title={dialog && isAllowed ? (entry.title ?? head?.title ?? '') : say('弹窗')}
      width={dialogWidth(dialog)}
      open={isOpen}
      place={place}
      fullScreen={dialog?.fullScreen ?? false}
      placement={dialog?.placement ?? 'modal'}
      onCancel={() => leave.current()}
      onOpened={() => void focusFirst(body.current)}
    >
      {found.status === 'ready' && isAllowed ? (
        <OpenDocument {...found} entry={entry} owner={place.owner} onClose={close} leaveRef={leave} bodyRef={body} />
      ) : (
        <>
          <DialogBody>
            <NotOpen found={found} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>{found.status === 'loading' ? say('取消') : say('关闭')}</Button>
          </DialogFooter>
        </>
      )}
    </DialogFrame>
  );
}

function NotOpen({ found }: { found: DialogDocument }) {
  if (found.status === 'loading') return <FormSkeleton shape="form" />;
  if (found.status === 'ready') return <ForbiddenState />;
  return <LoadFailure error={found.error} onRetry={found.retry} />;
}
