import type { MenuItem } from '../../engine/menu/index.ts';
import { say } from '../../locale/index.ts';
import { matchPage } from './match-page.ts';
import { menuUrl, type MenuContext } from './menu-url.ts';
import type { PageRoute } from './page-route.ts';

/** An entry of the side menu: a folder (children), a page (path) or an external address (href). */
export interface MenuEntry {
  key: string;
  title: string;
  icon?: string;
  path?: string;
  document?: string;
  href?: string;
  children?: MenuEntry[];
}

/** Returns the entries of the side menu, the home page first. Empty folders and unsafe addresses are left out. */
export function menuEntries(
  items: readonly MenuItem[],
  pages: readonly PageRoute[],
  context: MenuContext & { home: string },
): MenuEntry[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const pageAt = (path: string) =>
    byPath.get(path) ?? (path.startsWith('/') ? matchPage(pages, path)?.page : undefined);
  const entries = items.flatMap((item) => entriesOf(item, pageAt, context));
  const home: MenuEntry = { key: 'home', title: say('首页'), icon: 'home', path: context.home };
  return foldersOf(entries, context.home) ? entries : [home, ...entries];
}

function entriesOf(item: MenuItem, pageAt: (path: string) => PageRoute | undefined, context: MenuContext): MenuEntry[] {
  const base = { key: item.key, title: item.title, ...(item.icon !== undefined && { icon: item.icon }) };
  if (item.externalUrl !== undefined) {
    const href = menuUrl(item.externalUrl, context);
    return href ? [{ ...base, href }] : [];
  }
  const children = (item.children ?? []).flatMap((child) => entriesOf(child, pageAt, context));
  const target = pageAt(item.path)?.target;
  if (!target) return children.length > 0 ? [{ ...base, children }] : [];
  const page = { path: item.path, ...(target.kind === 'document' && { document: target.document }) };
  if (children.length === 0) return [{ ...base, ...page }];
  if (target.kind === 'redirect') return [{ ...base, children }];
  return [{ ...base, children: [{ key: `${item.key}:page`, title: item.title, ...page }, ...children] }];
}

/** A page for the search, with the titles of its parent folders. */
export interface MenuPage extends MenuEntry {
  trail: string[];
}

/** Returns the pages and external addresses of a menu in order. */
export function menuPages(entries: readonly MenuEntry[], trail: string[] = []): MenuPage[] {
  return entries.flatMap((entry) =>
    entry.children ? menuPages(entry.children, [...trail, entry.title]) : [{ ...entry, trail }],
  );
}

/**
 * Returns the path of the menu entry for a page: its own path, or that of its route with parameters (`/online/:code`).
 */
export function entryPathOf(entries: readonly MenuEntry[], path: string, pattern: string | undefined): string {
  const isOwn = pattern === undefined || entryKeyOf(entries, path) !== undefined;
  return isOwn || entryKeyOf(entries, pattern) === undefined ? path : pattern;
}

/** Returns the key of the entry with this path in any folder, or undefined. */
export function entryKeyOf(entries: readonly MenuEntry[], path: string): string | undefined {
  for (const entry of entries) {
    const key = entry.path === path ? entry.key : entry.children && entryKeyOf(entry.children, path);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Returns the parent folders of the entry with this path, outermost first, or undefined if there is no such entry. */
export function foldersOf(entries: readonly MenuEntry[], path: string): MenuEntry[] | undefined {
  for (const entry of entries) {
    if (entry.path === path) return [];
    const inner = entry.children && foldersOf(entry.children, path);
    if (inner) return [entry, ...inner];
  }
  return undefined;
}
