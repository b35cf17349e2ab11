import type { QueryViews } from '../../dialog/index.ts';
import type { SavedView } from '../../ports/index.ts';
import { parseListUrl, refuseUnknown, type QueryCapabilities } from '../query/index.ts';
import { parseListView } from './list-view.ts';
import { showOwn, showView, viewContent, viewPlaces, type ViewedList } from './view-at-work.ts';

/**
 * Returns the views of a list for the dialog of its advanced query. The dialog outlives the list's render: `latest`
 * returns the current list.
 */
export function queryViews(latest: () => ViewedList, can: QueryCapabilities): QueryViews {
  const { list, queryStorageKey, state } = latest();
  const show = (view: SavedView | undefined) => {
    if (!view) return showOwn(latest(), false);
    const { advanced } = parseListUrl(list, parseListView(list, view.content).search);
    refuseUnknown({ advanced }, can);
    showView(latest(), view);
  };
  return {
    places: viewPlaces({ list, queryStorageKey }),
    current: state.view,
    contentWith(advanced) {
      const { state: now, table } = latest();
      return viewContent({ list, state: { ...now, advanced }, table });
    },
    show,
  };
}
