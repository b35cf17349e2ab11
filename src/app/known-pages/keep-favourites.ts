import type { SavedViewsPort } from '../../runtime/ports/index.ts';

/** Favourites are stored as a saved view of the user, so that they are available on every machine. */
const place = { place: 'app/favourites', kind: 'view' } as const;
const title = '收藏的页面';

type Favourites = { paths: readonly string[]; change?: (paths: readonly string[]) => void };

/**
 * Loads the user's favourite pages and passes them to `publish` together with a function that changes them. A change is
 * passed to `publish` immediately and then saved; if saving fails, it is rolled back and `fail` receives the reason. If
 * the favourites cannot be loaded, `publish` is not called.
 */
export async function keepFavourites(
  port: Pick<SavedViewsPort, 'list' | 'save'>,
  publish: (favourites: Favourites) => void,
  fail: (reason: unknown) => void,
): Promise<void> {
  let shown: readonly string[] = [];
  const show = (paths: readonly string[]) => {
    shown = paths;
    publish({ paths, change });
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
