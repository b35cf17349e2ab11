import { useEffect, useRef, type RefObject } from 'react';

import { text, textTable } from '../../locale/index.ts';
import { useDialogs, type LeaveRequest } from '../../runtime/dialog/index.ts';

const leaveQuestion = textTable({
  title: text('有未保存的修改，确定离开吗？'),
  text: text('离开后，没有保存的内容会丢失。'),
  okText: text('离开'),
  danger: true,
});

/**
 * Returns a function that leaves a dialog, also stored in `leaveRef`: it asks first if there is unsaved input, and does
 * nothing while the dialog is busy.
 */
export function useLeaveGuard(guard: {
  owner: string;
  isBusy: boolean;
  isDirty: () => boolean;
  onClose: () => void;
  leaveRef: RefObject<() => void>;
  leaving?: LeaveRequest | undefined;
}): () => void {
  const { owner, isBusy, isDirty, onClose, leaveRef, leaving } = guard;
  const { ask } = useDialogs(owner);
  const leave = async () => {
    if (isBusy) return false;
    const leaves = !isDirty() || (await ask(leaveQuestion));
    if (leaves) onClose();
    return leaves;
  };
  const latest = useRef(leave);
  useEffect(() => {
    leaveRef.current = () => void leave();
    latest.current = leave;
  });
  const heard = useRef<LeaveRequest>(undefined);
  useEffect(() => {
    if (!leaving || heard.current === leaving) return;
    heard.current = leaving;
    void latest.current().then((leaves) => leaves || leaving.onStay());
  }, [leaving]);
  return () => void leave();
}
