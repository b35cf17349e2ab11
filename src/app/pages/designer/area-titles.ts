import { countBy, groupBy, maxBy } from 'es-toolkit';

import type { PageLink } from '../../../runtime/pages/index.ts';

/**
 * What the menu calls the areas of documents: the outermost folder that holds most of an area's pages. An area without
 * pages, or with pages outside all folders only, has no title.
 */
export function areaTitles(links: readonly Pick<PageLink, 'document' | 'trail'>[]): ReadonlyMap<string, string> {
  const placed = links.flatMap(({ document, trail: [title] }) =>
    document === undefined || title === undefined ? [] : [{ area: areaOf(document), title }],
  );
  const areas = Object.entries(groupBy(placed, ({ area }) => area));
  return new Map(areas.map(([area, pages]) => [area, mostFrequent(pages.map(({ title }) => title))]));
}

function mostFrequent(titles: readonly string[]): string {
  return maxBy(Object.entries(countBy(titles, (title) => title)), ([, count]) => count)?.[0] ?? '';
}

/** The area of a document's key: `base` of `base/customer.form`. */
export function areaOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')));
}
