import { useAtomValue, useSetAtom } from 'jotai';
import { nanoid } from 'nanoid';
import { useCallback, useMemo } from 'react';

import type { ActionContext, DialogQuestion, Question } from '../registry/index.ts';
import {
  closeDialog,
  dialogStackAtom,
  leaveDialog,
  openDialog,
  type DialogContent,
  type DialogEntry,
  type DocumentEntry,
} from './dialog-stack.ts';

const none: readonly DialogEntry[] = [];

export interface Dialogs {
  entries: readonly DialogEntry[];
  /** @returns the id that closes it. */
  open: (dialog: DialogContent) => string;
  close: (id: string) => void;
  /** Requests an editor to close, as its 取消 does; `onStay` is called if it does not. */
  leave: (id: string, onStay: () => void) => void;
  ask: (question: Question) => Promise<boolean>;
  choosePlace: NonNullable<ActionContext['choosePlace']>;
  fill: ActionContext['fill'];
}

/** Returns the stack entry of a dialog that a step opens. */
export function documentEntry({ document, body, title, values }: DialogQuestion, onDone: () => void): DocumentEntry {
  return {
    kind: 'document',
    document,
    values: values ?? {},
    onDone,
    ...(body && { body }),
    ...(title !== undefined && { title }),
  };
}

/** Reads and changes the dialog stack of the tab `owner`. */
export function useDialogs(owner: string): Dialogs {
  const entries = useAtomValue(dialogStackAtom)[owner] ?? none;
  const setStacks = useSetAtom(dialogStackAtom);
  const open = useCallback(
    (dialog: DialogContent) => {
      const id = nanoid();
      setStacks((stacks) => openDialog(stacks, owner, { ...dialog, id }));
      return id;
    },
    [owner, setStacks],
  );
  const close = useCallback((id: string) => setStacks((stacks) => closeDialog(stacks, owner, id)), [owner, setStacks]);
  const leave = useCallback<Dialogs['leave']>(
    (id, onStay) => setStacks((stacks) => leaveDialog(stacks, owner, id, { onStay })),
    [owner, setStacks],
  );
  const ask = useCallback<Dialogs['ask']>(
    (question) => new Promise((resolve) => void open({ kind: 'confirm', ...question, answer: resolve })),
    [open],
  );
  const fill = useCallback<Dialogs['fill']>(
    (question) => new Promise((resolve) => void open({ ...documentEntry(question, () => undefined), answer: resolve })),
    [open],
  );
  const choosePlace = useCallback<Dialogs['choosePlace']>(
    (question) => new Promise((resolve) => void open({ kind: 'place', ...question, answer: resolve })),
    [open],
  );
  return useMemo(
    () => ({ entries, open, close, leave, ask, choosePlace, fill }),
    [entries, open, close, leave, ask, choosePlace, fill],
  );
}
