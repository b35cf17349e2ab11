import type { DynamicKysely } from '../../database/index.ts';
import { allRows } from '../grants/index.ts';

export interface MenuChoice {
  id: string;
  name: string;
  isLeaf: boolean;
}

export async function menuChoices(database: DynamicKysely, parent: string): Promise<MenuChoice[]> {
  const rows = await allRows(database);
  const parents = new Set(rows.map((row) => row.parent_id ?? ''));
  const above = parent === '0' ? '' : parent;
  return rows
    .filter((row) => (row.parent_id ?? '') === above)
    .map(({ id, name }) => ({ id, name, isLeaf: !parents.has(id) }));
}
