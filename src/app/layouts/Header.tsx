import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';

import { Button } from '../../views/controls/button/index.ts';
import { useApp } from '../services/index.ts';
import { foldersOf, type MenuEntry } from '../routes/index.ts';
import { userAtom } from '../session/index.ts';
import { type Tabs, UnsavedMark } from '../tabs/index.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { ThemeSwitch } from '../theme/index.ts';
import { UserMenu } from './UserMenu.tsx';
import type { Viewport } from './use-viewport.ts';

/** The bar above the tabs: where one is on the left, what one can do anywhere on the right. */
export function Header(props: {
  entries: MenuEntry[];
  active: string;
  title: string;
  viewport: Viewport;
  menuOpen: boolean;
  onToggleMenu: () => void;
  tabs: Tabs;
}) {
  const { entries, active, title, viewport, menuOpen, onToggleMenu, tabs } = props;
  const user = useAtomValue(userAtom);
  const name = menuOpen ? '收起菜单' : '展开菜单';
  return (
    <header className="pw-header">
      <Button
        type="text"
        className="pw-icon-button"
        aria-label={name}
        title={name}
        aria-expanded={menuOpen}
        icon={menuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        onClick={onToggleMenu}
      />
      {viewport === 'phone' ? (
        <span className="pw-header-title">
          {title}
          {tabs.unsaved.has(active) && <UnsavedMark />}
        </span>
      ) : (
        <Trail entries={entries} active={active} title={title} addressOf={tabs.addressOf} />
      )}
      <div className="pw-header-tools">
        <MenuSearch entries={entries} compact={viewport !== 'wide'} onOpen={(path) => tabs.go(tabs.addressOf(path))} />
        <ThemeSwitch />
        {viewport === 'wide' && <span className="pw-welcome">欢迎您，{user?.realname}</span>}
        <UserMenu />
      </div>
    </header>
  );
}

function Trail({
  entries,
  active,
  title,
  addressOf,
}: {
  entries: MenuEntry[];
  active: string;
  title: string;
  addressOf: (path: string) => string;
}) {
  const { home } = useApp().settings;
  const folders = foldersOf(entries, active) ?? [];
  const above = active === home ? [] : [{ key: home, title: <Link to={addressOf(home)}>首页</Link> }, ...folders];
  const items = [...above.map((item) => ({ key: item.key, title: item.title })), { key: active, title }];
  return (
    <nav className="pw-trail" aria-label="当前位置">
      <ol>
        {items.map((item) => (
          <li key={item.key}>{item.title}</li>
        ))}
      </ol>
    </nav>
  );
}
