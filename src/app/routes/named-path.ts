import type { PageRoute } from './page-routes.ts';

/** The path of the page whose route has that name; undefined where none has. */
export function namedPath(pages: readonly PageRoute[], name: string): string | undefined {
  return pages.find((page) => page.name === name)?.path;
}
