import { useContext } from 'react';

import { PageLocationContext } from './page-location.ts';

/**
 * A word that a part of a page keeps in the page's address under `name`, and a way to change it; without it the last part
 * of the page's path. Absent where the part keeps none, or stands in no page.
 */
export function useWordInAddress(
  name: string | undefined,
): { word: string | null; change: (word: string) => void } | undefined {
  const location = useContext(PageLocationContext);
  if (!location || name === undefined) return undefined;
  return {
    word: new URLSearchParams(location.search).get(name) ?? location.path?.split('/').at(-1) ?? null,
    change(word) {
      const params = new URLSearchParams(location.search);
      params.set(name, word);
      location.setSearch(`?${params.toString()}`);
    },
  };
}
