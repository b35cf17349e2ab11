import type { Query } from '../../http/index.ts';
import type { PermissionRow } from '../tables.ts';
import { menuPaths } from './menu-path.ts';

/** Options of one answer at most. */
const most = 50;

/** What may stand above an entry, named by its path: by part of the path (`keyword`), or by `ids`. */
export function menuOptions(rows: readonly PermissionRow[], { keyword = '', ids }: Query) {
  const paths = menuPaths(rows);
  const wanted = ids === undefined || ids === '' ? undefined : new Set(ids.split(','));
  const entries = rows.filter(({ menu_type: type }) => type !== 2);
  const found = entries.filter(({ id }) => (wanted ? wanted.has(id) : (paths.get(id) ?? '').includes(keyword.trim())));
  const options = found.map(({ id, name, parent_id: parentId }) => ({
    value: id,
    text: paths.get(id) ?? name,
    record: { id, name, parentId },
  }));
  // Below its parent stands what is below it, as in the menu.
  return options.toSorted((a, b) => a.text.localeCompare(b.text, 'zh-CN')).slice(0, most);
}
