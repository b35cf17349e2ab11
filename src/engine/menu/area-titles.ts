import { countBy, groupBy, maxBy } from 'es-toolkit';

/** A page in a folder of the menu: the area of its document, and the title of the outermost folder. */
export interface PlacedPage {
  area: string;
  title: string;
}

/** Returns the menu's titles for the areas of documents: the outermost folder that contains most of an area's pages. */
export function areaTitles(pages: readonly PlacedPage[]): ReadonlyMap<string, string> {
  const areas = Object.entries(groupBy(pages, ({ area }) => area));
  return new Map(areas.map(([area, own]) => [area, mostFrequent(own.map(({ title }) => title))]));
}

function mostFrequent(titles: readonly string[]): string {
  return maxBy(Object.entries(countBy(titles, (title) => title)), ([, count]) => count)?.[0] ?? '';
}
