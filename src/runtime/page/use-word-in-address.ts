import { useContext } from 'react';

import { PageLocationContext } from './page-location.ts';

/**
 * Returns a word that a part of a page stores in the page's address under `name`, and its setter. The default is the
 * last part of the page's path. Undefined without a name or outside a page.
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
