import type { ResolvedList } from '../../../engine/list/index.ts';

export interface ListSort {
  column: string;
  order: 'asc' | 'desc';
}

type SortShape = Pick<ResolvedList, 'sort' | 'columns'>;

const mostColumns = 5;

/**
 * Returns the sort after a press on a header: ascending, descending, then the list's default. With `adds` (Shift) the
 * other columns are kept and the new one comes last. A sort column without a header is dropped.
 */
export function nextSort(
  list: SortShape,
  current: readonly ListSort[],
  column: string,
  adds = false,
): readonly ListSort[] {
  const before = current.find((sort) => sort.column === column);
  if (!adds) return nextOf(list, before, column) ?? [list.sort];
  const next = before === undefined ? ascending(column) : reversed(before);
  if (before !== undefined) {
    const kept = current.flatMap((sort) => (sort !== before ? [sort] : (next ?? [])));
    return kept.length > 0 ? kept : [list.sort];
  }
  const shown = current.filter((sort) => isSortable(list, sort.column));
  return [...shown.slice(0, mostColumns - 1), ascending(column)];
}

/** Returns the columns that a list can be sorted by. */
export function sortableColumns({ columns }: Pick<ResolvedList, 'columns'>): ResolvedList['columns'] {
  return columns.filter(({ sortable, problem, visible }) => sortable && !problem && visible !== false);
}

/** Parses the sort of an address, e.g. `level,-amount`; undefined if it names none of the list's columns. */
export function parseSort(list: SortShape, text: string | null): readonly ListSort[] | undefined {
  const sorts = (text ?? '').split(',').map((part): ListSort => {
    return part.startsWith('-') ? { column: part.slice(1), order: 'desc' } : ascending(part);
  });
  const known = sorts.filter(({ column }, index) => {
    const isFirst = sorts.findIndex((sort) => sort.column === column) === index;
    return isFirst && (column === list.sort.column || isSortable(list, column));
  });
  return known.length > 0 ? known.slice(0, mostColumns) : undefined;
}

/** The inverse of parseSort. */
export function printSort(sort: readonly ListSort[]): string {
  return sort.map(({ column, order }) => `${order === 'desc' ? '-' : ''}${column}`).join(',');
}

/**
 * Returns JeecgBoot's sort parameters: a list of columns, and a single direction if it is the same for all of them. A
 * server that supports only one direction treats any other text as descending.
 */
export function sortParameters(sort: readonly ListSort[]): { column: string; order: string } {
  const orders = sort.map(({ order }) => order);
  const isOne = new Set(orders).size === 1;
  return { column: sort.map(({ column }) => column).join(','), order: (isOne ? orders.slice(0, 1) : orders).join(',') };
}

function nextOf(list: SortShape, before: ListSort | undefined, column: string): readonly ListSort[] | undefined {
  if (before === undefined) return [ascending(column)];
  const next = reversed(before);
  if (next !== undefined) return [next];
  const fallsBackToItself = list.sort.column === column && list.sort.order === 'desc';
  return fallsBackToItself ? [ascending(column)] : undefined;
}

function ascending(column: string): ListSort {
  return { column, order: 'asc' };
}

function reversed({ column, order }: ListSort): ListSort | undefined {
  return order === 'asc' ? { column, order: 'desc' } : undefined;
}

function isSortable({ columns }: SortShape, column: string): boolean {
  return columns.some(({ key, sortable }) => sortable && key === column);
}
