import { SearchOutlined } from '@ant-design/icons';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { MenuEntry } from '../../routes/index.ts';

const MenuSearchDialog = antdComponent(async () => (await import('./MenuSearchDialog.tsx')).MenuSearchDialog);

/** Finds a page by its name from anywhere: Ctrl+K (⌘K). `compact` shows only the icon. */
export function MenuSearch({
  entries,
  compact,
  onOpen,
}: {
  entries: MenuEntry[];
  compact: boolean;
  onOpen: (path: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [isHere, setHere] = useState(false);
  const before = useRef<Element | null>(null);
  if (open && !isUsed) setUsed(true);

  const show = useCallback(() => {
    before.current = document.activeElement;
    setOpen(true);
  }, []);
  function close() {
    setKeyword('');
    setHere(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.isComposing) return;
      event.preventDefault();
      show();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);

  return (
    <>
      {compact ? (
        <Button
          type="text"
          className="pw-icon-button"
          aria-label={say('搜索菜单')}
          title={say('搜索菜单')}
          icon={<SearchOutlined aria-hidden />}
          onClick={show}
        />
      ) : (
        <button
          type="button"
          className="pw-find"
          onClick={show}
          aria-label={say('搜索菜单')}
          aria-keyshortcuts="Control+K"
        >
          <SearchOutlined aria-hidden />
          <span>{say('搜索菜单')}</span>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      {open && !isHere && (
        // Receives keystrokes until the input of the dialog is ready.
        <input
          className="pw-visually-hidden"
          aria-label={say('搜索菜单')}
          ref={(input) => input?.focus()}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      )}
      {isUsed && (
        <Suspense fallback={null}>
          <MenuSearchDialog
            entries={entries}
            open={open}
            keyword={keyword}
            setKeyword={setKeyword}
            onOpen={onOpen}
            onHere={() => setHere(true)}
            onClose={() => setOpen(false)}
            onClosed={close}
          />
        </Suspense>
      )}
    </>
  );
}
