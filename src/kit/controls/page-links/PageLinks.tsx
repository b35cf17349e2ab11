import { useAtomValue } from 'jotai';

import { say } from '../../../locale/index.ts';
import {
  favouritePagesAtom,
  pageLinksAtom,
  recentPagesAtom,
  type PageLink,
} from '../../../runtime/pages/page-links.ts';
import { PageCards } from './PageCards.tsx';

import './page-links.css';

interface PageLinksProps {
  title?: string | undefined;
  show?: 'recent' | 'favourite' | 'all';
  limit?: number;
}

/** Links to the pages that the user may open; those of the menu are grouped by the titles of its folders. */
export function PageLinks({ title, show = 'all', limit = 8 }: PageLinksProps) {
  const all = useAtomValue(pageLinksAtom);
  const recent = useAtomValue(recentPagesAtom);
  const favourites = useAtomValue(favouritePagesAtom).paths;
  if (show !== 'all') {
    const paths = show === 'recent' ? recent : favourites;
    const pages = paths.flatMap((path) => all.find((page) => page.path === path) ?? []);
    if (pages.length === 0) return null;
    const name = title ?? (show === 'recent' ? say('最近打开') : say('收藏'));
    return <PageCards title={name} pages={show === 'recent' ? pages.slice(0, limit) : pages} />;
  }
  if (all.length === 0)
    return <p className="pw-page-links-empty">{say('您还没有可以打开的页面，请联系管理员授权。')}</p>;
  return groupsOf(all).map(([name, pages]) => <PageCards key={name} title={name} pages={pages} />);
}

function groupsOf(pages: readonly PageLink[]): [string, PageLink[]][] {
  const groups = new Map<string, PageLink[]>();
  for (const page of pages) {
    const title = page.trail[0] ?? say('其它');
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return [...groups];
}
