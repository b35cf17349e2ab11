import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { groupBy } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { inReach, inSight, RecordRefusal, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, fromRow, type StoredModel } from '../tables/index.ts';
import { isNameable, isVisible } from './list-conditions.ts';

export interface ReadOptions {
  /**
   * Locks the rows until the transaction ends: against changes, also against new references, or only against removal.
   */
  lock?: 'change' | 'remove' | 'refer';
  deleted?: boolean;
  /**
   * Restricts the result to records that data rules show to the caller, or with `named` to those whose names they may
   * see, including their own.
   */
  visible?: boolean | 'named';
}

const batch = 5_000;

export async function readBy(
  unit: UnitOfWork,
  stored: StoredModel,
  field: string,
  values: readonly unknown[],
  options: ReadOptions = {},
): Promise<RecordValues[]> {
  const records: RecordValues[] = [];
  const wanted = values.filter((value) => typeof value !== 'string' || !value.includes('\0'));
  for (let start = 0; start < wanted.length; start += batch) {
    let query = unit.db
      .selectFrom(stored.table)
      .selectAll()
      .where(inSight(unit, stored))
      .where(columnOf(stored, field), 'in', wanted.slice(start, start + batch))
      .orderBy('id');
    if (options.visible)
      query = query
        .where((builder) => builder.and(inReach(unit, stored)))
        .where((options.visible === 'named' ? isNameable : isVisible)(unit, stored));
    if (!options.deleted) query = query.where('del_flag', '=', 0);
    if (options.lock === 'remove') query = query.forUpdate();
    if (options.lock === 'change') query = query.forNoKeyUpdate();
    if (options.lock === 'refer') query = query.forKeyShare();
    records.push(...(await query.execute()).map((row) => fromRow(stored, row)));
  }
  return records;
}

export async function readWithLines(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<RecordValues[]> {
  return addLines(unit, stored, await readBy(unit, stored, 'id', ids, options), options);
}

export async function addLines(
  unit: UnitOfWork,
  stored: StoredModel,
  records: RecordValues[],
  options: ReadOptions,
): Promise<RecordValues[]> {
  const { visible: _, ...lineOptions } = options;
  for (const { name, child } of stored.model.fields) {
    if (!child || records.length === 0) continue;
    const lineModel = storedOf(unit, child.model);
    const ids = records.map(({ id }) => id);
    const lines = groupBy(
      await readLines(unit, lineModel, { parent: child.parent, ids, ...lineOptions }),
      (line) => line[child.parent],
    );
    for (const record of records) record[name] = lines.get(record['id']) ?? [];
    await addLines(
      unit,
      lineModel,
      records.flatMap((record) => linesOf(record[name])),
      lineOptions,
    );
  }
  return records;
}

type LineOptions = ReadOptions & { parent: string; ids: unknown[] };

async function readLines(
  unit: UnitOfWork,
  stored: StoredModel,
  { parent, ids, lock }: LineOptions,
): Promise<RecordValues[]> {
  const query = unit.db
    .selectFrom(stored.table)
    .selectAll()
    .where(inSight(unit, stored))
    .where(columnOf(stored, parent), 'in', ids)
    .where('del_flag', '=', 0)
    .orderBy('sort_no')
    .orderBy('id');
  const rows = await (lock === 'remove' ? query.forUpdate() : query).execute();
  return rows.map((row) => fromRow(stored, row));
}

/**
 * Returns the record with its lines.
 * @throws RecordRefusal if it does not exist.
 */
export async function readOne(
  unit: UnitOfWork,
  stored: StoredModel,
  id: unknown,
  options: ReadOptions = {},
): Promise<RecordValues> {
  if (typeof id !== 'string' || id === '') throw refused(say('参数不识别！'));
  const [record] = await readWithLines(unit, stored, [id], options);
  if (!record) throw new RecordRefusal('not-found', say('未找到对应实体'));
  return record;
}
