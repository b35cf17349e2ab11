import { areaTitles } from '../../../engine/menu/index.ts';
import type { PageLink } from '../../../runtime/pages/index.ts';

/** What the menu calls the areas of documents. An area without pages, or with pages outside all folders only, has no title. */
export function titlesOfAreas(links: readonly Pick<PageLink, 'document' | 'trail'>[]): ReadonlyMap<string, string> {
  const placed = links.flatMap(({ document, trail: [title] }) =>
    document === undefined || title === undefined ? [] : [{ area: areaOf(document), title }],
  );
  return areaTitles(placed);
}

/** The area of a document's key: `base` of `base/customer.form`. */
export function areaOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')));
}
