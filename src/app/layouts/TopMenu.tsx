import { Menu, type MenuProps } from 'antd';
import { Link } from 'react-router-dom';

import { NamedIcon } from '../../kit/controls/named-icon/NamedIcon.tsx';
import { say } from '../../locale/index.ts';
import { entryKeyOf, foldersOf, type MenuEntry } from '../routes/index.ts';
import { tellMenuPick } from './menu-event.ts';

import './top-menu.css';

type Item = NonNullable<MenuProps['items']>[number];

/**
 * The menu in the header: top folders side by side; those that do not fit are in an overflow menu behind an ellipsis.
 */
export function TopMenu(props: {
  entries: readonly MenuEntry[];
  active: string;
  theme: 'light' | 'dark';
  addressOf: (path: string) => string;
}) {
  const { entries, active, theme, addressOf } = props;
  const selected = entryKeyOf(entries, active);
  const around = foldersOf(entries, active)?.map(({ key }) => key) ?? [];
  return (
    <nav className="pw-top-menu" aria-label={say('主菜单')}>
      <Menu
        mode="horizontal"
        theme={theme}
        selectedKeys={[...around, ...(selected === undefined ? [] : [selected])]}
        items={entries.map((entry) => itemOf(entry, 0, addressOf))}
      />
    </nav>
  );
}

function itemOf(entry: MenuEntry, level: number, addressOf: (path: string) => string): Item {
  const icon = level === 0 && { icon: <NamedIcon name={entry.icon} /> };
  if (entry.children) {
    const children = entry.children.map((child) => itemOf(child, level + 1, addressOf));
    return { key: entry.key, label: entry.title, children, ...icon };
  }
  return { key: entry.key, label: linkTo(entry, addressOf), ...icon };
}

function linkTo(entry: MenuEntry, addressOf: (path: string) => string) {
  if (entry.href !== undefined)
    return (
      <a href={entry.href} target="_blank" rel="noopener noreferrer">
        {entry.title}
      </a>
    );
  return (
    <Link to={addressOf(entry.path ?? '/')} onClick={() => tellMenuPick(entry)}>
      {entry.title}
    </Link>
  );
}
