import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { RecordLinks } from '../../kit/controls/record-links/RecordLinks.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../locale/index.ts';
import type { ConfirmEntry } from '../../runtime/dialog/index.ts';
import { pageLinksAtom } from '../../runtime/pages/page-links.ts';
import { useRuntime } from '../../runtime/registry/index.ts';

/**
 * A question with two answers; closing it counts as no. The safe answer has the focus where the other one is
 * destructive.
 */
export function ConfirmDialog({ entry, ...place }: { entry: ConfirmEntry } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const answer = (agreed: boolean) => {
    if (!isOpen) return;
    setOpen(false);
    entry.answer(agreed);
  };
  const { title, text, note, danger = false, okText = say('确定'), links = [] } = entry;
  const { go } = useRuntime();
  const pages = useAtomValue(pageLinksAtom);
  // `autoFocus` is not used: it would run before the dialog stores the element to restore the focus to.
  const usual = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      small
      title={title}
      open={isOpen}
      width={416}
      place={place}
      onCancel={() => answer(false)}
      onOpened={() => usual.current?.focus()}
    >
      {(text !== undefined || links.length > 0) && (
        <DialogBody>
          {text}
          {note !== undefined && <p className="pw-dialog-links">{note}</p>}
          {links.length > 0 && (
            <p className="pw-dialog-links">
              <RecordLinks links={links} pages={pages} go={go} onGo={() => answer(false)} />
            </p>
          )}
        </DialogBody>
      )}
      <DialogFooter>
        <Button ref={danger ? usual : undefined} onClick={() => answer(false)}>
          {say('取消')}
        </Button>
        <Button ref={danger ? undefined : usual} type="primary" danger={danger} onClick={() => answer(true)}>
          {okText}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
