import { Menu } from 'antd';
import { useEffect, useState } from 'react';

import { BrandMark } from '../icons/index.ts';
import { useApp } from '../services/index.ts';
import { foldersOf, type MenuEntry } from '../routes/index.ts';
import { nextOpenKeys } from './open-keys.ts';
import { sideMenuItems } from './side-menu-items.tsx';

/**
 * The tree of permitted pages. One top folder is open at a time; a closed menu (80 px) shows folders as popups and
 * remembers which were open. `active` is the path of the page shown.
 */
export function SideMenu(props: {
  entries: MenuEntry[];
  active: string;
  collapsed: boolean;
  addressOf: (path: string) => string;
  onPick: () => void;
}) {
  const { entries, active, collapsed, addressOf, onPick } = props;
  const { settings } = useApp();
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const [popupKeys, setPopupKeys] = useState<string[]>([]);
  const selected = keyOf(entries, active);

  useEffect(() => {
    const around = foldersOf(entries, active)?.map(({ key }) => key) ?? [];
    if (around.length > 0) setOpenKeys((open) => (around.every((key) => open.includes(key)) ? open : around));
  }, [entries, active]);

  return (
    <nav className="pw-side-menu" aria-label="主菜单">
      <div className="pw-brand">
        <BrandMark />
        {!collapsed && <span>{settings.title}</span>}
      </div>
      <Menu
        className="pw-menu"
        mode="inline"
        inlineIndent={16}
        inlineCollapsed={collapsed}
        items={sideMenuItems(entries, addressOf)}
        selectedKeys={selected === undefined ? [] : [selected]}
        openKeys={collapsed ? popupKeys : openKeys}
        onOpenChange={(keys) => (collapsed ? setPopupKeys(keys) : setOpenKeys(nextOpenKeys(openKeys, keys, entries)))}
        onClick={onPick}
      />
    </nav>
  );
}

function keyOf(entries: readonly MenuEntry[], path: string): string | undefined {
  for (const entry of entries) {
    const key = entry.path === path ? entry.key : entry.children && keyOf(entry.children, path);
    if (key !== undefined) return key;
  }
  return undefined;
}
