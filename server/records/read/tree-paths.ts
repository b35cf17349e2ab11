import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { readBy } from './read-records.ts';

/** Levels that are looked up at most: a tree that leads back into itself ends there. */
const deepest = 20;

/** What is above a record that was found, as `parentPath`: `原材料 / 紧固件`. Not where the query asks below one record. */
export async function addParentPaths(
  unit: UnitOfWork,
  stored: StoredModel,
  { conditions, records }: { conditions: readonly Condition[]; records: readonly RecordValues[] },
): Promise<void> {
  const parent = stored.model.tree?.parent;
  const isBelow = conditions.some((condition) => 'field' in condition && condition.field === parent);
  if (parent === undefined || isBelow || stored.columns.has('parentPath')) return;
  const above = await recordsAbove(unit, stored, parent, records);
  const pathOf = (record: RecordValues): RecordValues[] => {
    const path: RecordValues[] = [];
    for (let next = above.get(record[parent]); next && path.length < deepest; next = above.get(next[parent]))
      path.unshift(next);
    return path;
  };
  for (const record of records) {
    const names = pathOf(record).map((one) => String(one[stored.model.label] ?? one['id']));
    if (names.length > 0) record['parentPath'] = names.join(' / ');
  }
}

/** Returns the ancestors of the given records that the caller may see, by id. Runs one statement per level. */
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
