import type { PageRoute } from './page-route.ts';

/** Returns the path of the page whose route has this name, or undefined. */
export function namedPath(pages: readonly PageRoute[], name: string): string | undefined {
  return pages.find((page) => page.name === name)?.path;
}
