import { MenuFoldOutlined, MenuUnfoldOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { BellPlace } from '../notices/BellPlace.tsx';
import { foldersOf, namedPath, type MenuEntry, type PageRoute } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { UnsavedMark, type Tabs } from '../tabs/index.ts';
import { lookAtom, ThemeSwitch } from '../theme/index.ts';
import { Brand } from './Brand.tsx';
import { MenuSearch } from './menu-search/MenuSearch.tsx';
import type { Viewport } from './use-viewport.ts';
import { UserMenu } from './UserMenu.tsx';

const TopMenu = antdComponent(async () => (await import('./TopMenu.tsx')).TopMenu);

/** The bar above the tabs: the current place on the left, the global tools on the right. */
export function Header(props: {
  entries: MenuEntry[];
  active: string;
  title: string;
  viewport: Viewport;
  menuOpen: boolean;
  onToggleMenu: () => void;
  tabs: Tabs;
  isTop: boolean;
  pages: readonly PageRoute[];
}) {
  const { entries, active, title, viewport, menuOpen, onToggleMenu, tabs, isTop, pages } = props;
  const { settings } = useApp();
  const { menuTheme } = useAtomValue(lookAtom);
  const user = useAtomValue(userAtom);
  const name = menuOpen ? say('收起菜单') : say('展开菜单');
  return (
    <header className="pw-header" data-menu-theme={isTop ? menuTheme : undefined}>
      {isTop ? (
        <>
          <Brand addressOf={tabs.pageAddressOf} />
          <Suspense fallback={<span className="pw-top-menu" />}>
            <TopMenu entries={entries} active={active} theme={menuTheme} addressOf={tabs.pageAddressOf} />
          </Suspense>
        </>
      ) : (
        <>
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
              {tabs.unsaved.has(tabs.active) && <UnsavedMark />}
            </span>
          ) : (
            <Trail entries={entries} active={active} title={title} addressOf={tabs.pageAddressOf} />
          )}
        </>
      )}
      <div className="pw-header-tools">
        <MenuSearch
          entries={entries}
          compact={viewport !== 'wide'}
          onOpen={(path) => tabs.go(tabs.pageAddressOf(path))}
        />
        {settings.help !== undefined && (
          <a
            className="pw-header-help"
            href={settings.help}
            target="_blank"
            rel="noopener noreferrer"
            title={say('帮助')}
            aria-label={say('帮助')}
          >
            <QuestionCircleOutlined aria-hidden />
          </a>
        )}
        <BellPlace />
        <ThemeSwitch />
        {viewport === 'wide' && (
          <span className="pw-welcome">{say('欢迎您，{realname}', { realname: user?.realname })}</span>
        )}
        <UserMenu pathOf={(route) => namedPath(pages, route)} onOpen={(path) => tabs.go(tabs.pageAddressOf(path))} />
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
  const above =
    active === home ? [] : [{ key: home, title: <Link to={addressOf(home)}>{say('首页')}</Link> }, ...folders];
  const items = [...above.map((item) => ({ key: item.key, title: item.title })), { key: active, title }];
  return (
    <nav className="pw-trail" aria-label={say('当前位置')}>
      <ol>
        {items.map((item) => (
          <li key={item.key}>{item.title}</li>
        ))}
      </ol>
    </nav>
  );
}
