import type { PageLink } from '../../../runtime/pages/index.ts';

/**
 * What the menu calls the areas of documents: the outermost folder that holds most of an area's pages. An area without
 * pages, or with pages outside all folders only, has no title.
 */
export function areaTitles(links: readonly Pick<PageLink, 'document' | 'trail'>[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { document, trail } of links) {
    const [title] = trail;
    if (document === undefined || title === undefined) continue;
    const area = areaOf(document);
    const ofArea = counts.get(area) ?? new Map<string, number>();
    counts.set(area, ofArea.set(title, (ofArea.get(title) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([area, titles]) => [
      area,
      [...titles].reduce((most, next) => (next[1] > most[1] ? next : most))[0],
    ]),
  );
}

/** The area of a document's key: `base` of `base/customer.form`. */
export function areaOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('/')));
}
