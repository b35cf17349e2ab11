import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { readBy } from './read-records.ts';

/** The most levels that are looked up, which ends the search in a cycle. */
const deepest = 20;

/**
 * Adds the ancestors of a found record as `parentPath`: `原材料 / 紧固件`. Not if the query is restricted to the children of
 * one record.
 */
export async function addParentPaths(
  unit: UnitOfWork,
  stored: StoredModel,
  { conditions, records }: { conditions: readonly Condition[]; records: readonly RecordValues[] },
): Promise<void> {
  const parent = stored.model.tree?.parent;
  const isBelow = conditions.some((condition) => 'field' in condition && condition.field === parent);
  if (parent === undefined || isBelow || stored.columns.has('parentPath')) return;
  const names = await namesAbove(unit, stored, records);
  for (const record of records) {
    const above = names(record);
    if (above.length > 0) record['parentPath'] = above.join(' / ');
  }
}

/**
 * Returns the names of the ancestors of each of these records that the caller may see, from the top. Empty for a model
 * without a tree.
 */
export async function namesAbove(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
  label = stored.model.label,
): Promise<(record: RecordValues) => string[]> {
  const parent = stored.model.tree?.parent;
  if (parent === undefined) return () => [];
  const above = await recordsAbove(unit, stored, parent, records);
  return (record) => {
    const path: RecordValues[] = [];
    for (let next = above.get(record[parent]); next && path.length < deepest; next = above.get(next[parent]))
      path.unshift(next);
    return path.map((one) => String(one[label] ?? one['id']));
  };
}

async function recordsAbove(
  unit: UnitOfWork,
  stored: StoredModel,
  parent: string,
  records: readonly RecordValues[],
): Promise<ReadonlyMap<unknown, RecordValues>> {
  const known = new Map<unknown, RecordValues>();
  let level: readonly RecordValues[] = records;
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const wanted = new Set(level.map((record) => record[parent]).filter((id) => isId(id) && !known.has(id)));
    if (wanted.size === 0) break;
    level = await readBy(unit, stored, 'id', [...wanted], { visible: true });
    for (const record of level) known.set(record['id'], record);
  }
  return known;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value !== '0';
}
