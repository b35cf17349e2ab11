import type { ResolvedList } from '../../../engine/list/index.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import type { ListSort } from './list-sort.ts';
import { normalizeSearch, sameValue, type SearchValues } from './search-values.ts';

/** The query of a list. It is stored in the URL; see `list-url.ts`. */
export interface ListState {
  values: SearchValues;
  advanced?: AdvancedQuery | undefined;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** By priority; never empty. */
  sort: readonly ListSort[];
  /**
   * Id of the saved view that this query is based on; '' for the list's own defaults if a role starts with another
   * view.
   */
  view?: string | undefined;
}

export type ListAction =
  | { type: 'search'; values: Readonly<Record<string, unknown>> }
  | { type: 'advanced'; query: AdvancedQuery | undefined; values?: Readonly<Record<string, unknown>> | undefined }
  | { type: 'reset' }
  | { type: 'clear' }
  | { type: 'sort'; sort: readonly ListSort[] }
  | { type: 'paginate'; page: number; pageSize: number };

export type ListShape = Pick<
  ResolvedList,
  'model' | 'search' | 'queryFields' | 'sort' | 'pageSize' | 'pageSizes' | 'columns'
>;

/** Returns the default query of a list. */
export function initialListState(list: ListShape): ListState {
  return { values: defaultValues(list), page: 1, pageSize: list.pageSize, sort: [list.sort] };
}

/** Returns the next query. Only here does a changed filter or sort go back to the first page. */
export function listReducer(list: ListShape, state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'search':
      return { ...state, values: normalizeSearch(list.search, action.values), page: 1 };
    case 'advanced':
      return {
        ...state,
        ...(action.values && { values: normalizeSearch(list.search, action.values) }),
        advanced: action.query,
        page: 1,
      };
    case 'reset':
      return { ...state, values: defaultValues(list), advanced: undefined, page: 1 };
    case 'clear':
      return { ...state, values: {}, advanced: undefined, page: 1 };
    case 'sort':
      return { ...state, sort: action.sort, page: 1 };
    case 'paginate':
      return { ...state, page: Math.max(1, Math.floor(action.page)), pageSize: action.pageSize };
  }
}

/** Returns true if the values differ from the list's defaults. */
export function isFiltered(list: ListShape, values: SearchValues): boolean {
  const defaults = defaultValues(list);
  return list.search.some(({ name }) => !sameValue(values[name], defaults[name]));
}

/** Returns the default values of the search fields. */
export function defaultValues(list: Pick<ListShape, 'search'>): SearchValues {
  const given = list.search.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]]));
  return normalizeSearch(list.search, Object.fromEntries(given));
}
