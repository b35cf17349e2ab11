import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';

import { say } from '../../../locale/index.ts';
import { favouritePagesAtom, type PageLink } from '../../../runtime/pages/page-links.ts';
import { AppLink } from '../app-link/AppLink.tsx';

/** Pages as cards under a title; a star on each adds it to the favourites. */
export function PageCards({ title, pages }: { title: string; pages: readonly PageLink[] }) {
  return (
    <section className="pw-page-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.key}>
            <Card page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ page }: { page: PageLink }) {
  const { path, href, title, icon } = page;
  const content = (
    <>
      <span className="pw-page-links-icon">{icon}</span>
      <span className="pw-page-links-title" title={title}>
        {title}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className="pw-page-links-card" href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <>
      <AppLink className="pw-page-links-card" to={path ?? '/'}>
        {content}
      </AppLink>
      {path !== undefined && <Star path={path} title={title} />}
    </>
  );
}

function Star({ path, title }: { path: string; title: string }) {
  const { paths, change } = useAtomValue(favouritePagesAtom);
  if (!change) return null;
  const isFavourite = paths.includes(path);
  const name = isFavourite ? say('取消收藏：{title}', { title }) : say('收藏：{title}', { title });
  return (
    <button
      type="button"
      className="pw-page-links-star"
      aria-pressed={isFavourite}
      aria-label={name}
      title={isFavourite ? say('取消收藏') : say('收藏')}
      onClick={() => change(isFavourite ? paths.filter((one) => one !== path) : [...paths, path])}
    >
      {isFavourite ? <StarFilled /> : <StarOutlined />}
    </button>
  );
}
