import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { contentStands } from '../../runtime/registry/index.ts';
import { useApp } from '../services/index.ts';
import { MenuIcon } from '../icons/index.ts';
import { type MenuPage, menuPages, useMenu } from '../routes/index.ts';
import { userAtom } from '../session/index.ts';
import { greeting } from './greeting.ts';
import './home.css';

/** The first page: a greeting, and the permitted pages as cards, by the folder of the menu they lie in. */
export function HomePage() {
  const { settings } = useApp();
  const user = useAtomValue(userAtom);
  const { entries } = useMenu();
  const groups = useMemo(
    () => groupPages(menuPages(entries).filter(({ path }) => path !== settings.home)),
    [entries, settings.home],
  );
  const now = dayjs();
  useEffect(contentStands, []);

  return (
    <div className="pw-page pw-home">
      <header className="pw-home-greeting">
        <h1>
          {greeting(now.hour())}，{user?.realname}
        </h1>
        <p>{now.format('YYYY年M月D日 dddd')}</p>
      </header>
      {groups.map(([title, pages]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="pw-home-cards">
            {pages.map((page) => (
              <li key={page.key}>
                <Card page={page} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="pw-home-empty">您还没有可以打开的页面，请联系管理员授权。</p>}
    </div>
  );
}

function Card({ page }: { page: MenuPage }) {
  const content = (
    <>
      <span className="pw-home-icon">
        <MenuIcon name={page.icon} />
      </span>
      <span className="pw-home-title">{page.title}</span>
    </>
  );
  if (page.href !== undefined) {
    return (
      <a className="pw-home-card" href={page.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link className="pw-home-card" to={page.path ?? '/'}>
      {content}
    </Link>
  );
}

/** Pages by the title of their outermost folder, in the menu's order; those without one are 其它. */
function groupPages(pages: MenuPage[]): [string, MenuPage[]][] {
  const groups = new Map<string, MenuPage[]>();
  for (const page of pages) {
    const title = page.trail[0] ?? '其它';
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return [...groups];
}
