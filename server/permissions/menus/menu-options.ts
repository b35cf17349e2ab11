import { compareTexts } from '../../../src/engine/values/index.ts';
import type { PermissionRow } from '../../database/index.ts';
import type { Query } from '../../http/index.ts';
import { menuPaths } from './menu-path.ts';

const most = 50;

/** Returns the possible parents of an entry with their paths, by a part of the path (`keyword`) or by `ids`. */
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
  // If sorted by path, children follow their parent as in the menu.
  return options.toSorted((a, b) => compareTexts(a.text, b.text)).slice(0, most);
}
