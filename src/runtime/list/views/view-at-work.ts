import type { ResolvedList } from '../../../engine/list/index.ts';
import type { SavedView, SavedViewPlace } from '../../ports/index.ts';
import { plainLook, printLook, type TableStore } from '../../table/index.ts';
import { listStorageKey } from '../controller/index.ts';
import { parseListUrl, printListUrl, type ListState } from '../query/index.ts';
import { parseListView, viewSearch, type KeptView } from './list-view.ts';

/** The list that views are of, as it stands. */
export interface ViewedList {
  list: ResolvedList;
  state: ListState;
  table: TableStore;
  /** What saved queries were kept by before they were views. */
  queryStorageKey: string;
  goTo: (address: string) => void;
  clearSelection: () => void;
}

/** Where the views of a list lie. */
export function viewPlace(list: ResolvedList): SavedViewPlace {
  return { place: list.saveCode ?? listStorageKey(list), kind: 'view' };
}

/** The same, and where views lay that were saved before a code was given, and advanced queries that are no views. */
export function viewPlaces({
  list,
  queryStorageKey,
}: Pick<ViewedList, 'list' | 'queryStorageKey'>): [SavedViewPlace, ...SavedViewPlace[]] {
  const uncoded: SavedViewPlace[] = list.saveCode === undefined ? [] : [{ place: listStorageKey(list), kind: 'view' }];
  return [viewPlace(list), ...uncoded, { place: queryStorageKey, kind: 'query' }];
}

/** How the list stands, to be saved. */
export function viewContent({ list, state, table }: Pick<ViewedList, 'list' | 'state' | 'table'>): object {
  return { search: viewSearch(list, state), look: printLook(table.get()) };
}

/** Shows the list as a view says. */
export function showView(viewed: ViewedList, view: SavedView): void {
  show(viewed, parseListView(viewed.list, view.content), view.id);
}

/** Shows the list as its documents say. `againstRole`: although a role begins with a view of it. */
export function showOwn(viewed: ViewedList, againstRole: boolean): void {
  show(viewed, { search: '', look: plainLook }, againstRole ? '' : undefined);
}

function show(viewed: ViewedList, { search, look }: KeptView, view: string | undefined): void {
  const { list, table } = viewed;
  viewed.clearSelection();
  if (look) table.set(look);
  viewed.goTo(printListUrl(list, { ...parseListUrl(list, search), page: 1, view }));
}
