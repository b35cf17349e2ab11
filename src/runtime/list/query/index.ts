export {
  type ListAction,
  type ListShape,
  type ListState,
  initialListState,
  isFiltered,
  listReducer,
} from './list-state.ts';
export { type ListSort, nextSort, sortableColumns } from './list-sort.ts';
export { type SearchValue, type SearchValues, isEmptySearch, widgetValue } from './search-values.ts';
export { parseListUrl, printListUrl } from './list-url.ts';
export { printSearch } from './search-part.ts';
export { printAdvanced } from './advanced-url.ts';
export { type FixedQuery, listRequest, type QueryCapabilities, refuseUnknown, wholeQuery } from './list-request.ts';
