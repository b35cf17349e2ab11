import { useEffect, useState } from 'react';

import { say } from '../../locale/index.ts';
import { entryKeyOf, foldersOf, type MenuEntry } from '../routes/index.ts';
import { Brand } from './Brand.tsx';
import { MenuLevel, type MenuState } from './MenuLevel.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { nextOpenKeys } from './open-keys.ts';

/**
 * The tree of permitted pages. One top folder is open at a time; a collapsed menu (80 px) shows folders as flyouts and
 * remembers which were open. `active` is the path of the current page. Tab reaches one entry; arrow keys move between
 * entries.
 */
export function SideMenu(props: {
  entries: MenuEntry[];
  active: string;
  collapsed: boolean;
  addressOf: (path: string) => string;
  onPick: () => void;
}) {
  const { entries, active, collapsed, addressOf, onPick } = props;
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const [flyout, setFlyout] = useState<string>();
  const [focused, setFocused] = useState<string>();

  useEffect(() => {
    const around = foldersOf(entries, active)?.map(({ key }) => key) ?? [];
    if (around.length > 0) setOpenKeys((open) => (around.every((key) => open.includes(key)) ? open : around));
  }, [entries, active]);

  const toggle = (key: string) => {
    const after = openKeys.includes(key) ? openKeys.filter((other) => other !== key) : [...openKeys, key];
    setOpenKeys(nextOpenKeys(openKeys, after, entries));
  };
  const tabStop = focused ?? (collapsed ? entries[0]?.key : entryKeyOf(entries, active)) ?? entries[0]?.key;
  const state: MenuState = { active, collapsed, addressOf, openKeys, toggle, flyout, setFlyout, tabStop, setFocused };
  return (
    <nav className="pw-side-menu" aria-label={say('主菜单')}>
      <Brand isShort={collapsed} addressOf={addressOf} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links and buttons inside are pressed; their presses come by here */}
      <div
        className="pw-menu"
        data-collapsed={collapsed || undefined}
        onKeyDown={moveInMenu}
        onMouseLeave={() => setFlyout(undefined)}
        onClick={({ target }) => {
          if (!(target instanceof Element) || !target.closest('a')) return;
          setFlyout(undefined);
          onPick();
        }}
      >
        <MenuLevel entries={entries} level={0} state={state} />
      </div>
    </nav>
  );
}
