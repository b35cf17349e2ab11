import { SearchOutlined } from '@ant-design/icons';
import { Suspense, useEffect, useState } from 'react';

import { say } from '../../../schema/locale/index.ts';
import { antdComponent } from '../../../views/antd-scope/index.ts';
import { Button } from '../../../views/controls/button/index.ts';
import type { MenuEntry } from '../../routes/index.ts';

const MenuSearchDialog = antdComponent(async () => (await import('./MenuSearchDialog.tsx')).MenuSearchDialog);

/** Finds a page by its name, from anywhere: Ctrl+K (⌘K). `compact` shows the icon alone. */
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
  const [typed, setTyped] = useState('');
  if (open && !isUsed) setUsed(true);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.isComposing) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      {compact ? (
        <Button
          type="text"
          className="pw-icon-button"
          aria-label={say('搜索菜单')}
          title={say('搜索菜单')}
          icon={<SearchOutlined aria-hidden />}
          onClick={() => setOpen(true)}
        />
      ) : (
        <button
          type="button"
          className="pw-find"
          onClick={() => setOpen(true)}
          aria-label={say('搜索菜单')}
          aria-keyshortcuts="Control+K"
        >
          <SearchOutlined aria-hidden />
          <span>{say('搜索菜单')}</span>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      {isUsed && (
        // Keys pressed while the code of the dialog loads begin its text.
        <Suspense
          fallback={
            <input
              className="pw-visually-hidden"
              aria-label={say('搜索菜单')}
              ref={(input) => input?.focus()}
              onChange={({ target }) => setTyped(target.value)}
            />
          }
        >
          <MenuSearchDialog
            entries={entries}
            open={open}
            typed={typed}
            onClose={() => setOpen(false)}
            onOpen={onOpen}
          />
        </Suspense>
      )}
    </>
  );
}
