import type { MenuItem } from '../../engine/menu/index.ts';
import { type MenuContext, menuUrl } from './menu-url.ts';
import type { PageRoute, PageTarget } from './page-routes.ts';

/** An entry of the side menu: a folder (children), a page (path) or an address outside (href). */
export interface MenuEntry {
  key: string;
  title: string;
  icon?: string;
  path?: string;
  /** Key of the document that stands there. */
  document?: string;
  href?: string;
  children?: MenuEntry[];
}

/** What the side menu shows, the home page first. Left out: what leads nowhere, as empty folders and unsafe addresses. */
export function menuEntries(
  items: readonly MenuItem[],
  pages: readonly PageRoute[],
  context: MenuContext & { home: string },
): MenuEntry[] {
  const targets = new Map(pages.map(({ path, target }) => [path, target]));
  const entries = items.flatMap((item) => entriesOf(item, targets, context));
  const home: MenuEntry = { key: 'home', title: '首页', icon: 'home', path: context.home };
  return foldersOf(entries, context.home) ? entries : [home, ...entries];
}

function entriesOf(item: MenuItem, targets: ReadonlyMap<string, PageTarget>, context: MenuContext): MenuEntry[] {
  const base = { key: item.key, title: item.title, ...(item.icon !== undefined && { icon: item.icon }) };
  if (item.externalUrl !== undefined) {
    const href = menuUrl(item.externalUrl, context);
    return href ? [{ ...base, href }] : [];
  }
  const children = (item.children ?? []).flatMap((child) => entriesOf(child, targets, context));
  if (children.length > 0) return [{ ...base, children }];
  const target = targets.get(item.path);
  return target ? [{ ...base, path: item.path, ...(target.kind === 'document' && { document: target.document }) }] : [];
}

/** A page that can be searched for: its title and those of the folders above. */
export interface MenuPage extends MenuEntry {
  trail: string[];
}

/** The pages and outside addresses of a menu, in its order. */
export function menuPages(entries: readonly MenuEntry[], trail: string[] = []): MenuPage[] {
  return entries.flatMap((entry) =>
    entry.children ? menuPages(entry.children, [...trail, entry.title]) : [{ ...entry, trail }],
  );
}

/** The folders around the entry of a path, outermost first; undefined where no entry has it. */
export function foldersOf(entries: readonly MenuEntry[], path: string): MenuEntry[] | undefined {
  for (const entry of entries) {
    if (entry.path === path) return [];
    const inner = entry.children && foldersOf(entry.children, path);
    if (inner) return [entry, ...inner];
  }
  return undefined;
}
