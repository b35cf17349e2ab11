import type { ResolvedList } from '../../../engine/list/index.ts';
import {
  advancedRuleTitles,
  fixedCondition,
  hasGroups,
  knowsRule,
  printAdvancedQuery,
  printListQuery,
  rulesIn,
} from '../../../engine/query/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError, type Capabilities } from '../../ports/index.ts';
import { sortParameters } from './list-sort.ts';
import type { ListState } from './list-state.ts';
import { isEmptySearch } from './search-values.ts';

/** The parent id of top-level records. */
const topParent = '0';

export interface FixedQuery {
  /** By field name. */
  where: Readonly<Record<string, unknown>>;
  /** Request parameters that are not fields. */
  params: Readonly<Record<string, unknown>>;
}

/**
 * Returns the parameters of a list request: the search, the list's fixed conditions (which override it), sort and page.
 * A tree without a search requests its top level; `parent` requests all children of one record.
 */
export function listRequest(
  list: Pick<ResolvedList, 'search' | 'queryFields' | 'tree'>,
  state: ListState,
  fixed: FixedQuery,
  parent?: string,
): Record<string, string> {
  const values = parent === undefined ? printListQuery(list.search, state.values) : {};
  const isAsked = !isEmptySearch(state.values) || state.advanced !== undefined;
  const cachedTree = list.tree !== undefined && (parent !== undefined || !isAsked);
  return {
    ...values,
    ...(parent === undefined && advancedParameters(list, state)),
    ...(list.tree && cachedTree && { [list.tree.parent]: parent ?? topParent }),
    ...whereParameters(fixed.where),
    ...textParams(fixed.params),
    ...sortParameters(state.sort),
    pageNo: parent === undefined ? String(state.page) : '1',
    pageSize: parent === undefined ? String(state.pageSize) : '500',
  };
}

function advancedParameters(
  { queryFields }: Pick<ResolvedList, 'queryFields'>,
  { advanced }: ListState,
): Record<string, string> {
  return advanced
    ? printAdvancedQuery(advanced, (name) => queryFields.find((field) => field.name === name)?.field)
    : {};
}

/** Returns the query of all records of a list, without its page; for a tree, of all levels. */
export function wholeQuery(
  list: Pick<ResolvedList, 'search' | 'queryFields'>,
  state: ListState,
  fixed: FixedQuery,
): Record<string, string> {
  const { search, queryFields } = list;
  const { pageNo: _, pageSize: __, ...query } = listRequest({ search, queryFields }, state, fixed);
  return query;
}

function whereParameters(where: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = Object.entries(where).map(([name, value]) => ({ name, ...fixedCondition(value) }));
  return printListQuery(fields, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

function textParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

export type QueryCapabilities = Pick<Capabilities, 'queryGroups' | 'queryEmpty' | 'queryTrees'>;

/**
 * Rejects a query that the server would silently ignore.
 * @throws PortError.
 */
export function refuseUnknown({ advanced }: Pick<ListState, 'advanced'>, can: QueryCapabilities): void {
  if (advanced && hasGroups(advanced) && !can.queryGroups)
    throw new PortError('invalid', say('这个服务器不支持条件组，请把条件组去掉再查询。'));
  const unknown = advanced && rulesIn(advanced).find((rule) => !knowsRule(can, rule));
  if (unknown)
    throw new PortError(
      'invalid',
      say('这个服务器不支持“{rule}”，请换一种比较再查询。', { rule: advancedRuleTitles[unknown] }),
    );
}
