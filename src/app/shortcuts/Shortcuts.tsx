import { atom, useAtom, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';

import { antdComponent } from '../../views/antd-scope/index.ts';

const ShortcutsDialog = antdComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Whether the list of shortcuts is open. */
const openAtom = atom(false);

/** Opens the list of shortcuts. */
export function useShowShortcuts(): () => void {
  const setOpen = useSetAtom(openAtom);
  return () => setOpen(true);
}

/** The keys of every page: Ctrl+S (⌘S) saves what is in front, `?` outside of texts lists the shortcuts. */
export function Shortcuts() {
  const [isOpen, setOpen] = useAtom(openAtom);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isSave(event)) {
        // Never the browser's dialog: what it would save is not the record.
        event.preventDefault();
        if (!event.repeat && !event.isComposing)
          void import('./save-front.ts').then(({ saveFront }) => saveFront(), ignore);
      } else if (isQuestion(event) && !isOpen) {
        event.preventDefault();
        setOpen(true);
      }
    }
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, setOpen]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <ShortcutsDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}

/** Without the network there is nothing to save with. */
function ignore(): void {}

function isSave({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

function isQuestion({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if ((key !== '?' && key !== '？') || ctrlKey || metaKey || altKey || isComposing) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
