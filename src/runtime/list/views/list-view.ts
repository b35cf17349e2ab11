import type { ResolvedList } from '../../../engine/list/index.ts';
import { queryOf, type AdvancedQuery } from '../../../engine/query/index.ts';
import { parseLook, type TableLook } from '../../table/index.ts';
import { parseListUrl, printListUrl, printSearch, type ListState } from '../query/index.ts';
import { parseSavedQuery } from './parse-saved-query.ts';

/** A name with a dot cannot be a field, so this never collides with one. */
const viewKey = 'list.view';

/** Returns the address of a list with a view, for sharing. */
export function viewAddress(page: string, id: string): string {
  return `${page}?${viewKey}=${encodeURIComponent(id)}`;
}

/** Returns the id of the view in an address. */
export function viewOf(search: string): string | undefined {
  return new URLSearchParams(search).get(viewKey) ?? undefined;
}

/** Removes the view from an address. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(viewKey);
  return printSearch(params);
}

export interface KeptView {
  search: string;
  /** Absent if only conditions were saved: the table is not changed. */
  look?: TableLook;
}

/** Parses saved content: a view, or only the conditions of an advanced query. Invalid parts get the list's defaults. */
export function parseListView(list: ResolvedList, content: unknown): KeptView {
  const isObject = typeof content === 'object' && content !== null;
  if (isObject && !('search' in content) && !('look' in content)) {
    const advanced = knownQuery(list, content);
    if (advanced) return { search: viewSearch(list, { ...parseListUrl(list, ''), advanced }) };
  }
  const search = isObject && 'search' in content && typeof content.search === 'string' ? content.search : '';
  return { search, look: parseLook(isObject && 'look' in content ? content.look : undefined) };
}

/** Returns the address to save in a view, without the current page and the view it is based on. */
export function viewSearch(list: ResolvedList, state: ListState): string {
  return printListUrl(list, { ...state, page: 1, view: undefined });
}

function knownQuery({ queryFields }: ResolvedList, content: unknown): AdvancedQuery | undefined {
  const query = parseSavedQuery(content);
  return query && queryOf(query, ({ field }) => queryFields.some(({ name }) => name === field));
}
