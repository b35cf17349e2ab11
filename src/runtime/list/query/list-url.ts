import { presentNames, renamedSearch, type ResolvedSearchField } from '../../../engine/list/index.ts';
import { advancedKeys, parseAdvanced, printAdvanced } from './advanced-url.ts';
import { parseSort, printSort } from './list-sort.ts';
import { defaultValues, initialListState, type ListShape, type ListState } from './list-state.ts';
import { printSearch } from './search-part.ts';
import { normalizeValue, sameValue, type SearchValue, type SearchValues } from './search-values.ts';

/** Names with a dot cannot be fields, so these never collide with one. */
const pageKey = 'list.page';
const sizeKey = 'list.size';
const sortKey = 'list.sort';
const viewKey = 'list.from';
const largestPage = 1_000_000;

/**
 * Parses a list's query from a URL's search part (`?name=张&openedOn.begin=2026-01-01&list.page=2&list.sort=-amount`).
 * Missing and invalid parts get the list's defaults; `name=` means that the default of a field was removed. Former
 * names of fields are accepted.
 */
export function parseListUrl(list: ListShape, search: string): ListState {
  const params = new URLSearchParams(renamedSearch(search, presentNames(list.model.fields)));
  const initial = initialListState(list);
  return {
    values: parseValues(list, params),
    advanced: parseAdvanced(list.queryFields, params),
    page: integer(params.get(pageKey), 1, largestPage) ?? 1,
    pageSize: list.pageSizes.find((size) => String(size) === params.get(sizeKey)) ?? initial.pageSize,
    sort: parseSort(list, params.get(sortKey)) ?? initial.sort,
    ...(params.has(viewKey) && { view: params.get(viewKey) ?? '' }),
  };
}

/**
 * Writes the query into a URL's search part. Defaults are omitted, and parameters that are not the list's are kept. The
 * inverse of parseListUrl: `parse(print(state))` is `state`, and `print(parse(url))` is the canonical `url`.
 * @returns '' or a text with a leading `?`.
 */
export function printListUrl(list: ListShape, state: ListState, search = ''): string {
  const params = new URLSearchParams(renamedSearch(search, presentNames(list.model.fields)));
  for (const name of ownedNames(list)) params.delete(name);
  const defaults = defaultValues(list);
  for (const field of list.search) printValue(params, field, state.values[field.name], defaults[field.name]);
  printAdvanced(params, state.advanced);
  if (state.page !== 1) params.set(pageKey, String(state.page));
  if (state.pageSize !== list.pageSize) params.set(sizeKey, String(state.pageSize));
  const sort = printSort(state.sort);
  if (sort !== printSort([list.sort])) params.set(sortKey, sort);
  if (state.view !== undefined) params.set(viewKey, state.view);
  return printSearch(params);
}

function parseValues(list: ListShape, params: URLSearchParams): SearchValues {
  const defaults = defaultValues(list);
  return Object.fromEntries(
    list.search.flatMap((field) => {
      const value = parseValue(field, params, defaults[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function parseValue(
  field: ResolvedSearchField,
  params: URLSearchParams,
  byDefault: SearchValue | undefined,
): SearchValue | undefined {
  const { name, mode } = field;
  if (mode !== 'range') return params.has(name) ? normalizeValue(field, params.getAll(name)) : byDefault;
  const sides = [params.get(`${name}.begin`), params.get(`${name}.end`)];
  return sides.every((side) => side === null) ? byDefault : normalizeValue(field, sides);
}

function printValue(
  params: URLSearchParams,
  { name, mode }: ResolvedSearchField,
  value: SearchValue | undefined,
  byDefault: SearchValue | undefined,
): void {
  if (sameValue(value, byDefault)) return;
  if (value === undefined) params.set(mode === 'range' ? `${name}.begin` : name, '');
  else if (typeof value === 'string') params.set(name, value);
  else if (mode !== 'range') value.forEach((text) => params.append(name, text));
  else {
    const [begin = '', end = ''] = value;
    if (begin !== '') params.set(`${name}.begin`, begin);
    if (end !== '') params.set(`${name}.end`, end);
  }
}

function ownedNames(list: ListShape): string[] {
  const fields = list.search.flatMap(({ name }) => [name, `${name}.begin`, `${name}.end`]);
  return [...fields, ...advancedKeys, pageKey, sizeKey, sortKey, viewKey];
}

function integer(text: string | null, smallest: number, largest: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= smallest && value <= largest ? value : undefined;
}
