import type { TextMatch } from '../../../runtime/search/index.ts';
import type { MenuPage } from '../../routes/index.ts';

/** Pages whose title, or a folder's, holds every word of the keyword, or its pinyin; the title that it is first, then those that begin with it. */
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
