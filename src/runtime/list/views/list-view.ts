import { parseLook } from '../../table/index.ts';
import { printSearch } from '../query/index.ts';

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

/** What was saved: the list's part of the address, and the table's look; what makes no sense is the default. */
export function parseListView(content: unknown) {
  const isObject = typeof content === 'object' && content !== null;
  const search = isObject && 'search' in content && typeof content.search === 'string' ? content.search : '';
  return { search, look: parseLook(isObject && 'look' in content ? content.look : undefined) };
}
