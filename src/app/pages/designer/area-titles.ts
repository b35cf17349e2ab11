import { areaTitles } from '../../../engine/menu/index.ts';
import type { PageLink } from '../../../runtime/pages/page-links.ts';

/**
 * Returns the menu titles of the areas of documents. An area without pages, or whose pages are all outside of folders,
 * has no title.
 */
export function titlesOfAreas(links: readonly Pick<PageLink, 'document' | 'trail'>[]): ReadonlyMap<string, string> {
  const placed = links.flatMap(({ document, trail: [title] }) =>
    document === undefined || title === undefined ? [] : [{ area: areaOf(document), title }],
  );
  return areaTitles(placed);
}

/** Returns the area of a document key: `base` of `base/customer.form`. */
export function areaOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')));
}
