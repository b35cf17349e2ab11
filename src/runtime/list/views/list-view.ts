import type { ResolvedList } from '../../../engine/list/index.ts';
import { queryOf, type AdvancedQuery } from '../../../engine/query/index.ts';
import { parseLook, type TableLook } from '../../table/index.ts';
import { parseListUrl, printListUrl, printSearch, type ListState } from '../query/index.ts';
import { parseSavedQuery } from './parse-saved-query.ts';

/** A name with a dot cannot be a field, so this never collides with one. */
const viewKey = 'list.view';

/** The address of a list that shows a view, for others to open. */
export function viewAddress(page: string, id: string): string {
  return `${page}?${viewKey}=${encodeURIComponent(id)}`;
}

/** Id of the view that an address names. */
export function viewOf(search: string): string | undefined {
  return new URLSearchParams(search).get(viewKey) ?? undefined;
}

/** The address without the view it names. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(viewKey);
  return printSearch(params);
}

/** A view as it was saved. */
export interface KeptView {
  /** The list's part of the address. */
  search: string;
  /** Absent where only conditions were saved: the table stays as it is. */
  look?: TableLook;
}

/** What was saved: a view, or the conditions of an advanced query alone; what makes no sense is the list's own. */
export function parseListView(list: ResolvedList, content: unknown): KeptView {
  const isObject = typeof content === 'object' && content !== null;
  if (isObject && !('search' in content) && !('look' in content)) {
    const advanced = knownQuery(list, content);
    if (advanced) return { search: viewSearch(list, { ...parseListUrl(list, ''), advanced }) };
  }
  const search = isObject && 'search' in content && typeof content.search === 'string' ? content.search : '';
  return { search, look: parseLook(isObject && 'look' in content ? content.look : undefined) };
}

/** What a view keeps of an address: neither the page that is turned to nor the view that it came from. */
export function viewSearch(list: ResolvedList, state: ListState): string {
  return printListUrl(list, { ...state, page: 1, view: undefined });
}

function knownQuery({ queryFields }: ResolvedList, content: unknown): AdvancedQuery | undefined {
  const query = parseSavedQuery(content);
  return query && queryOf(query, ({ field }) => queryFields.some(({ name }) => name === field));
}
