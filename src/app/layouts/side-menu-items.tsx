import type { MenuProps } from 'antd';
import { Link } from 'react-router-dom';

import { MenuIcon } from '../icons/index.ts';
import type { MenuEntry } from '../routes/index.ts';

type Item = NonNullable<MenuProps['items']>[number];

/** Entries as antd's menu takes them. Only the first level has icons; pages are links, so that a new tab is one click. */
export function sideMenuItems(entries: readonly MenuEntry[], addressOf: (path: string) => string, level = 0): Item[] {
  return entries.map((entry) => {
    const base = { key: entry.key, title: entry.title, ...(level === 0 && { icon: <MenuIcon name={entry.icon} /> }) };
    if (entry.children)
      return { ...base, label: entry.title, children: sideMenuItems(entry.children, addressOf, level + 1) };
    if (entry.href !== undefined)
      return { ...base, label: <ExternalLink href={entry.href}>{entry.title}</ExternalLink> };
    return { ...base, label: <Link to={addressOf(entry.path ?? '/')}>{entry.title}</Link> };
  });
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
