import type { PageLinksWidgetProps } from '../../../../generated/props.ts';
import { PageLinks as Links } from '../../../kit/controls/page-links/PageLinks.tsx';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type PageLinksProps = LayoutProps & PageLinksWidgetProps;

/** Links to the pages that the user may open: the whole menu, the recent ones, or the favourites. */
export function PageLinks({ title, show = 'all', limit = 8 }: PageLinksProps) {
  return <Links title={title} show={show} limit={limit} />;
}
