import { atom, useAtom, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';

const ShortcutsDialog = antdComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

const openAtom = atom(false);

/** Returns a function that opens the list of shortcuts. */
export function useShowShortcuts(): () => void {
  const setOpen = useSetAtom(openAtom);
  return () => setOpen(true);
}

/**
 * Handles the keys of every page: Ctrl+S (⌘S) saves the topmost dialog or page, `?` outside of text fields lists the
 * shortcuts.
 */
export function Shortcuts() {
  const [isOpen, setOpen] = useAtom(openAtom);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isSave(event)) {
        // Prevents the browser's dialog, which would save the page instead of the record.
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

function ignore(): void {}

function isSave({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}

function isQuestion({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if ((key !== '?' && key !== '？') || ctrlKey || metaKey || altKey || isComposing) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
