/**
 * Converts the order of a list. A JeecgBoot sorts in one direction only, and ascending if any column is ascending.
 * @param orders The parameter that takes columns with separate directions. If undefined, only the leading columns with
 * the direction of the first one are used.
 */
export function sorted(query: URLSearchParams, orders: string | undefined): URLSearchParams {
  const columns = listOf(query.get('column'));
  const directions = listOf(query.get('order'));
  const [first = 'asc'] = directions;
  const directionOf = (index: number): string => directions[index] ?? directions.at(-1) ?? first;
  if (columns.every((_, index) => directionOf(index) === first)) return query;
  const written = new URLSearchParams(query);
  if (orders !== undefined) {
    const items = columns.map((column, index) => ({
      column: column.replace(/_dictText$/, ''),
      order: directionOf(index),
    }));
    written.set(orders, JSON.stringify(items));
    written.set('column', items[0]?.column ?? '');
    written.set('order', first);
    return written;
  }
  const end = columns.findIndex((_, index) => directionOf(index) !== first);
  written.set('column', columns.slice(0, end).join(','));
  written.set('order', first);
  return written;
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}
