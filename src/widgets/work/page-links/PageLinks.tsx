import { PageLinks as Links } from '../../../views/controls/page-links/index.ts';

export interface PageLinksProps {
  title?: string;
  show?: 'recent' | 'favourite' | 'all';
  limit?: number;
}

/** Links to the pages that the person may open: all of the menu, those opened last, or his favourites. */
export function PageLinks({ title, show = 'all', limit = 8 }: PageLinksProps) {
  return <Links title={title} show={show} limit={limit} />;
}
