import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { isEditable } from '../../../engine/bill/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { useEditorRecord, type EditorEntry } from '../../../runtime/dialog/index.ts';
import { FormSkeleton } from '../../form/index.ts';
import { isBill } from '../bill-facts.ts';
import { editorWidth } from '../editor-look.ts';
import { focusFirst } from '../focus-first.ts';
import { EditorTitle } from './EditorTitle.tsx';
import { OpenEditor } from './OpenEditor.tsx';

/**
 * 新增, 编辑 or 详情 of a record: loads it, then opens its form inside the same frame. A record opened for editing that is no
 * longer in an editable state is shown read-only, in its current state.
 */
export function EditorDialog({ entry: wanted, ...place }: { entry: EditorEntry } & DialogPlace) {
  const [isOpen, setOpen] = useState(true);
  const loaded = useEditorRecord(wanted);
  const isLocked =
    wanted.mode === 'edit' && loaded.status === 'ready' && !isEditable(wanted.target.model, loaded.record);
  const entry = useMemo<EditorEntry>(() => (isLocked ? { ...wanted, mode: 'detail' } : wanted), [wanted, isLocked]);
  const close = useCallback(() => setOpen(false), []);
  const leave = useRef(close);
  const body = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const look = async () => {
    if (loaded.status !== 'ready') return;
    if ((await loaded.reload()) === 'gone') close();
    else setTurn((count) => count + 1);
  };
  const isReady = loaded.status === 'ready';
  useEffect(() => {
    if (entry.leaving && !isReady) close();
  }, [entry.leaving, isReady, close]);
  return (
    <DialogFrame
      title={<EditorTitle entry={entry} record={isReady ? loaded.record : undefined} />}
      tall={isBill(entry.target.form)}
      width={editorWidth(entry)}
      open={isOpen}
      place={place}
      fullScreen
      onCancel={() => leave.current()}
      onOpened={() => void focusFirst(body.current)}
    >
      {loaded.status === 'ready' ? (
        <OpenEditor
          entry={entry}
          owner={place.owner}
          key={turn}
          record={loaded.record}
          isLocked={isLocked}
          onChanged={look}
          onAgain={() => setTurn((count) => count + 1)}
          onClose={close}
          leaveRef={leave}
          bodyRef={body}
        />
      ) : (
        <>
          <DialogBody>
            {loaded.status === 'loading' ? <FormSkeleton shape="form" /> : <NotLoaded {...loaded} />}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>{loaded.status === 'loading' ? say('取消') : say('关闭')}</Button>
          </DialogFooter>
        </>
      )}
    </DialogFrame>
  );
}

function NotLoaded({ error, retry }: Extract<ReturnType<typeof useEditorRecord>, { status: 'failed' }>) {
  // A retry would be forbidden as well.
  const again = error.kind === 'forbidden' ? {} : { onRetry: retry };
  return <LoadFailure error={error} {...again} missing={say('这条记录')} />;
}
