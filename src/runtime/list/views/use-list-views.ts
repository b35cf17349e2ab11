import { isPlainLook, printLook, useTableState } from '../../table/index.ts';
import type { ListController } from '../controller/index.ts';
import { parseListUrl, printListUrl } from '../query/index.ts';
import { parseListView, viewSearch } from './list-view.ts';
import { useSavedViews, type PlacedView, type SavedViews } from './use-saved-views.ts';
import { showOwn, showView, viewContent, viewPlaces } from './view-at-work.ts';

/** The views of a list: search, advanced query, sort, page size, columns, widths and density under a name. */
export interface ListViews extends Omit<SavedViews, 'save'> {
  /** The current view; undefined for the list's defaults, and before the views are loaded. */
  current: PlacedView | undefined;
  isChanged: boolean;
  isCurrent: (view: PlacedView) => boolean;
  use: (view?: PlacedView) => void;
  /** Saves the current state of the list as a view and makes it the current one. Throws PortError. */
  save: (title: string, shared: boolean) => Promise<void>;
}

/** Connects the views of a page to its list. */
export function useListViews(controller: ListController): ListViews {
  const { list, state, table } = controller;
  const saved = useSavedViews(viewPlaces(controller));
  const look = useTableState(table, (shown) => JSON.stringify(printLook(shown)));
  const isPlain = useTableState(table, isPlainLook);
  const search = viewSearch(list, state);
  const isCurrent = (view: PlacedView) => {
    const kept = parseListView(list, view.content);
    const isSameLook = kept.look === undefined || JSON.stringify(printLook(kept.look)) === look;
    return isSameLook && viewSearch(list, parseListUrl(list, kept.search)) === search;
  };
  const current = saved.views?.find(({ id }) => id === state.view);
  const hasRoleView = saved.views?.some(({ defaultRoles = [] }) => defaultRoles.length > 0) ?? false;
  return {
    ...saved,
    current,
    isChanged: current ? !isCurrent(current) : search !== '' || !isPlain,
    isCurrent,
    use: (view) => (view ? showView(controller, view) : showOwn(controller, hasRoleView)),
    async save(title, shared) {
      const view = await saved.save(title, shared, viewContent(controller));
      if (view) controller.goTo(printListUrl(list, { ...state, view: view.id }));
    },
  };
}
