import { atom, useAtom, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';

import { antdComponent } from '../../views/antd-scope/index.ts';
import { type Front, frontNow, saveButtonIn } from './front.ts';

const ShortcutsDialog = antdComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** The list of shortcuts while it is open, with what it was opened over. */
const openAtom = atom<{ front: Front | undefined }>();

/** Opens the list of shortcuts. */
export function useShowShortcuts(): () => void {
  const setOpen = useSetAtom(openAtom);
  return () => setOpen({ front: frontNow() });
}

/** The keys of every page: Ctrl+S (⌘S) saves what is in front, `?` outside of texts lists the shortcuts. */
export function Shortcuts() {
  const [open, setOpen] = useAtom(openAtom);
  const isOpen = open !== undefined;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isSave(event)) {
        // Never the browser's dialog: what it would save is not the record.
        event.preventDefault();
        if (!event.repeat && !event.isComposing) saveFront();
      } else if (isQuestion(event) && !isOpen) {
        event.preventDefault();
        setOpen({ front: frontNow() });
      }
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, setOpen]);
  return (
    open && (
      <Suspense fallback={null}>
        <ShortcutsDialog front={open.front} onClose={() => setOpen(undefined)} />
      </Suspense>
    )
  );
}

function isSave({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

function isQuestion({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if ((key !== '?' && key !== '？') || ctrlKey || metaKey || altKey || isComposing) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}

/** Presses its button. What has the keyboard is left for a moment first: many fields give their value when they are left. */
function saveFront(): void {
  const front = frontNow();
  const active = document.activeElement;
  if (!front || !(active instanceof HTMLElement)) return;
  active.blur();
  setTimeout(() => {
    saveButtonIn(front)?.click();
    if (document.activeElement === document.body && active.isConnected) active.focus({ preventScroll: true });
  });
}
