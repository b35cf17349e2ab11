import type { SavedViewsPort } from '../../runtime/ports/index.ts';

/** Favourites lie among the person's saved views, so that they are there on every machine. */
const place = { place: 'app/favourites', kind: 'view' } as const;
const title = '收藏的页面';

type Favourites = { paths: readonly string[]; change?: (paths: readonly string[]) => void };

/**
 * Loads the person's favourite pages and gives them to `tell`, with a way to change them that tells at once and saves; a
 * change that cannot be saved is taken back and `fail` gets the reason. Where they cannot be loaded there are none.
 */
export async function keepFavourites(
  port: Pick<SavedViewsPort, 'list' | 'save'>,
  tell: (favourites: Favourites) => void,
  fail: (reason: unknown) => void,
): Promise<void> {
  let shown: readonly string[] = [];
  const show = (paths: readonly string[]) => {
    shown = paths;
    tell({ paths, change });
  };
  const change = (paths: readonly string[]) => {
    const before = shown;
    show(paths);
    port.save(place, { title, content: paths, shared: false }).catch((reason: unknown) => {
      if (shown === paths) show(before);
      fail(reason);
    });
  };
  const views = await port.list(place).catch(() => undefined);
  if (!views) return;
  const content = views.find((view) => view.own && view.title === title)?.content;
  show((Array.isArray(content) ? content : []).filter((path: unknown) => typeof path === 'string'));
}
