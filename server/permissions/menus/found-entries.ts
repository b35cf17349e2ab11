import { parseValuePattern } from '../../../src/engine/query/index.ts';
import { compareTexts } from '../../../src/engine/values/index.ts';
import type { SavedPermissionRow } from '../../database/index.ts';
import { menuPaths } from './menu-path.ts';
import { entryNode, type EntryNode } from './menu-tree.ts';

type QueryParameters = Readonly<Record<string, string | undefined>>;

const searched = ['name', 'url', 'perms'] as const;

export function entrySearch(query: QueryParameters): ((row: SavedPermissionRow) => boolean) | undefined {
  const wanted = searched.flatMap((column) => {
    const pattern = parseValuePattern(query[column] ?? '');
    if (!pattern) return [];
    const text = 'text' in pattern ? pattern.text : pattern.texts.join(',');
    return [{ column, part: text.trim().toLowerCase() }];
  });
  if (wanted.length === 0) return undefined;
  return (row) => wanted.every(({ column, part }) => (row[column] ?? '').toLowerCase().includes(part));
}

/**
 * Returns the entries that a query searches for, of all levels and in the order of the menu, each with the names above
 * it as `parentPath`; undefined if the query searches for nothing.
 * @param ruled the entries that have data rules.
 */
export function foundEntries(
  rows: readonly SavedPermissionRow[],
  ruled: ReadonlySet<string>,
  query: QueryParameters,
): EntryNode[] | undefined {
  const isFound = entrySearch(query);
  if (!isFound) return undefined;
  const paths = menuPaths(rows);
  const parents = new Set(rows.map((row) => row.parent_id));
  return rows
    .filter(isFound)
    .toSorted((a, b) => compareTexts(paths.get(a.id) ?? '', paths.get(b.id) ?? ''))
    .map((row) => {
      const parentPath = row.parent_id === null ? undefined : paths.get(row.parent_id);
      return { ...entryNode(row, ruled, !parents.has(row.id)), ...(parentPath !== undefined && { parentPath }) };
    });
}
