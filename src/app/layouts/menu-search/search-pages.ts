import type { TextMatch } from '../../../runtime/search/use-text-match.ts';
import type { MenuPage } from '../../routes/index.ts';

/**
 * Returns the pages whose title or folder titles match every word of the keyword, also by pinyin. An exact title comes
 * first, then titles that begin with the first word, then titles that contain it.
 */
export function searchPages(pages: readonly MenuPage[], keyword: string, match: TextMatch): MenuPage[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = pages.filter((page) => words.every((word) => match([...page.trail, page.title].join(' '), word)));
  const rank = ({ title }: MenuPage) => {
    if (title.toLowerCase() === keyword.trim().toLowerCase()) return -1;
    const at = words.length === 0 ? 0 : title.toLowerCase().indexOf(words[0] ?? '');
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return hits.toSorted((a, b) => rank(a) - rank(b));
}
