import { App, Button } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

import type { DataRecord } from '../../runtime/data/ports.ts';
import { type EditorEntry, useDialogs, useEditorSave } from '../../runtime/dialog/index.ts';
import { useFormHandle } from '../../runtime/form/index.ts';
import { FormView } from '../form/index.ts';
import { DialogBody, DialogFooter } from './DialogFrame.tsx';
import { SaveNotices } from './SaveNotices.tsx';

const leaveQuestion = {
  title: '有未保存的修改，确定离开吗？',
  text: '离开后，没有保存的内容会丢失。',
  okText: '离开',
  danger: true,
};

/** The inside of an editor whose record is here: the form, 取消 and 确定. `leave` is told how to leave it. */
export function OpenEditor(props: {
  entry: EditorEntry;
  owner: string;
  record: DataRecord;
  onClose: () => void;
  leave: RefObject<() => void>;
}) {
  const { entry, owner, record, onClose, leave } = props;
  const { message } = App.useApp();
  const { ask } = useDialogs(owner);
  const body = useRef<HTMLDivElement>(null);
  const form = useFormHandle({ form: entry.target.form, record, mode: entry.mode });
  const saving = useEditorSave(entry, form, (saved, text) => {
    void message.success(text);
    entry.onSaved(saved);
    onClose();
  });
  const isDetail = entry.mode === 'detail';
  const askToLeave = async () => {
    if (saving.saving) return;
    if (isDetail || !form.isDirty() || (await ask(leaveQuestion))) onClose();
  };
  useEffect(() => {
    leave.current = () => void askToLeave();
  });
  useEffect(() => {
    if (!isDetail) focusFirst(body.current);
  }, [isDetail]);
  const submitOnControlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void saving.save();
  };

  return (
    <>
      <DialogBody>
        <div ref={body} onKeyDownCapture={isDetail ? undefined : submitOnControlEnter}>
          <SaveNotices {...saving} />
          <FormView form={form} {...(!isDetail && { onSubmit: () => void saving.save() })} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void askToLeave()} disabled={saving.saving}>
          {isDetail ? '关闭' : '取消'}
        </Button>
        {!isDetail && (
          <Button type="primary" loading={saving.saving} onClick={() => void saving.save()}>
            确定
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

/** After the modal has taken the focus for itself. */
function focusFirst(body: HTMLElement | null): void {
  requestAnimationFrame(() => {
    body?.querySelector<HTMLElement>('.pw-form input:not([disabled]), .pw-form textarea:not([disabled])')?.focus();
  });
}
