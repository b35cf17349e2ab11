import type { SavedView } from '../../ports/index.ts';
import { printLook, useTableState } from '../../table/index.ts';
import { parseListView } from './list-view.ts';
import { listStorageKey, type ListController } from '../controller/index.ts';
import { printListUrl } from '../query/index.ts';
import { type SavedViews, useSavedViews } from './use-saved-views.ts';

/** A list's saved views at work: search, sort, page size, columns, widths and density under a name. */
export interface ListViews extends Omit<SavedViews, 'save'> {
  /** Whether the list stands now as the view says. */
  isCurrent: (view: SavedView) => boolean;
  use: (view: SavedView) => void;
  /** Keeps how the list stands now. Throws PortError. */
  save: (title: string, shared: boolean) => Promise<void>;
}

/** Binds the saved views of a page to its list. */
export function useListViews(controller: ListController): ListViews {
  const { list, state, table } = controller;
  const saved = useSavedViews(listStorageKey(list), 'view');
  const look = useTableState(table, (shown) => JSON.stringify(printLook(shown)));
  const search = printListUrl(list, state);
  return {
    ...saved,
    isCurrent(view) {
      const kept = parseListView(view.content);
      return kept.search === search && JSON.stringify(printLook(kept.look)) === look;
    },
    use(view) {
      const kept = parseListView(view.content);
      controller.clearSelection();
      table.set(kept.look);
      controller.goTo(kept.search);
    },
    save: (title, shared) => saved.save(title, shared, { search, look: printLook(table.get()) }),
  };
}
