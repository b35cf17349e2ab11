import type { ResolvedList } from '../../engine/list/resolved-list.ts';
import { printListQuery } from '../../engine/query/index.ts';
import type { ListState } from './list-state.ts';
import { isEmptySearch } from './search-values.ts';

/** JeecgBoot's parent of what stands at the top of a tree. */
const topParent = '0';

/**
 * The parameters of a list call: the search, the list's fixed conditions (they win), sort and page. A tree that is not
 * searched asks for its top; `parent` asks for one record's children, all of them.
 */
export function listRequest(
  list: Pick<ResolvedList, 'search' | 'tree'>,
  state: ListState,
  where: Readonly<Record<string, unknown>>,
  parent?: string,
): Record<string, string> {
  const { column, order } = state.sort;
  const values = parent === undefined ? printListQuery(list.search, state.values) : {};
  const wholeTree = list.tree !== undefined && (parent !== undefined || isEmptySearch(state.values));
  return {
    ...values,
    ...(list.tree && wholeTree && { [list.tree.parent]: parent ?? topParent }),
    ...printListQuery(whereFields(where), where),
    column,
    order,
    pageNo: parent === undefined ? String(state.page) : '1',
    pageSize: parent === undefined ? String(state.pageSize) : '500',
  };
}

/** The query of all that a list shows, without its page; of a tree all of it. */
export function wholeQuery(
  list: Pick<ResolvedList, 'search'>,
  state: ListState,
  where: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const { pageNo: _, pageSize: __, ...query } = listRequest({ search: list.search }, state, where);
  return query;
}

function whereFields(where: Readonly<Record<string, unknown>>) {
  return Object.entries(where).map(([name, value]) => ({
    name,
    mode: Array.isArray(value) ? ('in' as const) : ('equals' as const),
  }));
}
