import { groupBy } from '../../database/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import type { ImportRow } from './import-row.ts';
import { namesIn, pathText } from './path-text.ts';

const batch = 5_000;

/**
 * Sorts the ids of records by their tree: a parent comes before its children, which keep their order. Records whose
 * parent is not among them are roots; records in a cycle come last. Without a tree the order does not change.
 */
export async function inTreeOrder(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<string[]> {
  const parent = stored.model.tree?.parent;
  if (parent === undefined) return [...ids];
  const parents = new Map<string, string>();
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await unit.db
      .selectFrom(stored.table)
      .select(['id', `${columnOf(stored, parent)} as parent`])
      .where('id', 'in', ids.slice(start, start + batch))
      .execute();
    for (const row of rows) parents.set(String(row['id']), String(row['parent'] ?? ''));
  }
  const below = groupBy(ids, (id) => parents.get(id) ?? '');
  const ordered = new Set<string>();
  for (const start of [...ids.filter((id) => !parents.has(parents.get(id) ?? '')), ...ids]) {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (ordered.has(id)) continue;
      ordered.add(id);
      open.push(...(below.get(id) ?? []).toReversed());
    }
  }
  return [...ordered];
}

/**
 * Sorts the rows of a sheet of a tree so that each follows the rows that it may name as its parent, by path, name or
 * another value. Other rows keep their order.
 */
export function parentsFirst({ model }: Pick<StoredModel, 'model'>, rows: readonly ImportRow[]): readonly ImportRow[] {
  const { tree, label } = model;
  if (!tree) return rows;
  const named = rows.map(({ labels }) => pathText(labels[tree.parent] ?? ''));
  if (named.every((text) => text === '')) return rows;
  const byText = new Map<string, number[]>();
  const add = (text: string, index: number) => byText.set(text, [...(byText.get(text) ?? []), index]);
  for (const [index, { values }] of rows.entries()) {
    const path = pathText([named[index], values[label]].filter((text) => text).join('/'));
    const own = Object.values(values).flatMap((value) => (typeof value === 'string' ? [pathText(value)] : []));
    for (const text of new Set([path, ...own])) add(text, index);
  }
  const parentsOf = (index: number): readonly number[] => {
    const text = named[index] ?? '';
    if (text === '') return [];
    // The path of a parent is shorter in the sheet if its own ancestors are not in the sheet.
    return byText.get(text) ?? byText.get(namesIn(text).at(-1) ?? '') ?? [];
  };
  const ordered = new Set<number>();
  const begun = new Set<number>();
  for (const start of rows.keys()) {
    const open = [start];
    for (let index = open.at(-1); index !== undefined; index = open.at(-1)) {
      const missing = begun.has(index) ? [] : parentsOf(index).filter((parent) => !begun.has(parent));
      begun.add(index);
      if (missing.length > 0) open.push(...missing);
      else ordered.add(open.pop() ?? index);
    }
  }
  return [...ordered].flatMap((index) => rows[index] ?? []);
}
