/** The meaning of a list page on a screen: its query and the URL, its records, its buttons. */
export {
  type ListAction,
  type ListSort,
  type ListState,
  initialListState,
  listReducer,
  nextSort,
} from './list-state.ts';
export { type SearchValue, type SearchValues, isEmptySearch, normalizeSearch, widgetValue } from './search-values.ts';
export { parseListUrl, printListUrl } from './list-url.ts';
export { listRequest } from './list-request.ts';
export { type ListLoader, type ListSnapshot, createListLoader, portError } from './list-loader.ts';
export { type ListStatus, listStatus } from './list-status.ts';
export { lastPage, pageAfterRemoval } from './pages.ts';
export { type ButtonState, rowButtons, toolbarButtons } from './buttons.ts';
export { type ListController, type ListLocation, useListController } from './use-list-controller.ts';
export { type ListActions, type PageEnvironment, useListActions } from './use-list-actions.ts';
