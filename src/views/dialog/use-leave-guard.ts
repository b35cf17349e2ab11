import { type RefObject, useEffect } from 'react';

import { useDialogs } from '../../runtime/dialog/index.ts';

const leaveQuestion = {
  title: '有未保存的修改，确定离开吗？',
  text: '离开后，没有保存的内容会丢失。',
  okText: '离开',
  danger: true,
};

/**
 * The way out of a dialog, which `leaveRef` is told too: asks first where something was typed, and stays while it is busy.
 */
export function useLeaveGuard(guard: {
  owner: string;
  isBusy: boolean;
  isDirty: () => boolean;
  onClose: () => void;
  leaveRef: RefObject<() => void>;
}): () => void {
  const { owner, isBusy, isDirty, onClose, leaveRef } = guard;
  const { ask } = useDialogs(owner);
  const leave = async () => {
    if (isBusy) return;
    if (!isDirty() || (await ask(leaveQuestion))) onClose();
  };
  useEffect(() => {
    leaveRef.current = () => void leave();
  });
  return () => void leave();
}
