import type { ResolvedList } from '../../../engine/list/index.ts';
import type { SavedView, SavedViewPlace } from '../../ports/index.ts';
import { plainLook, printLook, type TableStore } from '../../table/index.ts';
import { listStorageKey } from '../controller/index.ts';
import { parseListUrl, printListUrl, type ListState } from '../query/index.ts';
import { parseListView, viewSearch, type KeptView } from './list-view.ts';

export interface ViewedList {
  list: ResolvedList;
  state: ListState;
  table: TableStore;
  /** The storage key of saved queries before they became views. */
  queryStorageKey: string;
  goTo: (address: string) => void;
  clearSelection: () => void;
}

/** Returns the place where the views of a list are stored. */
export function viewPlace(list: ResolvedList): SavedViewPlace {
  return { place: list.saveCode ?? listStorageKey(list), kind: 'view' };
}

/**
 * Returns that place, the place of views that were saved before a save code was set, and the place of saved queries
 * that are not views.
 */
export function viewPlaces({
  list,
  queryStorageKey,
}: Pick<ViewedList, 'list' | 'queryStorageKey'>): [SavedViewPlace, ...SavedViewPlace[]] {
  const uncoded: SavedViewPlace[] = list.saveCode === undefined ? [] : [{ place: listStorageKey(list), kind: 'view' }];
  return [viewPlace(list), ...uncoded, { place: queryStorageKey, kind: 'query' }];
}

/** Returns the current state of the list, to be saved. */
export function viewContent({ list, state, table }: Pick<ViewedList, 'list' | 'state' | 'table'>): object {
  return { search: viewSearch(list, state), look: printLook(table.get()) };
}

/** Applies a view to the list. */
export function showView(viewed: ViewedList, view: SavedView): void {
  show(viewed, parseListView(viewed.list, view.content), view.id);
}

/** Applies the documents' defaults to the list. `againstRole`: although the user's role starts with a view. */
export function showOwn(viewed: ViewedList, againstRole: boolean): void {
  show(viewed, { search: '', look: plainLook }, againstRole ? '' : undefined);
}

function show(viewed: ViewedList, { search, look }: KeptView, view: string | undefined): void {
  const { list, table } = viewed;
  viewed.clearSelection();
  if (look) table.set(look);
  viewed.goTo(printListUrl(list, { ...parseListUrl(list, search), page: 1, view }));
}
