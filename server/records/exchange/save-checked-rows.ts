import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { textRows } from '../../database/index.ts';
import { inReach, invalidRecord, tenantOf, type UnitOfWork } from '../call/index.ts';
import { isVisible } from '../read/index.ts';
import { draftRecord, editableDrafts, saveDrafts } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { recordsByLabel } from './import-labels.ts';
import type { ImportResult, ImportRow } from './import-row.ts';
import { valuesOf, withoutEmpty } from './save-rows.ts';

const atOnce = 1_000;

/**
 * Saves rows that were already checked one by one, a thousand at a time. Rows must not name each other.
 * @throws RecordRefusal without the row that is refused, also if rows can only be saved one after the other.
 */
export async function saveCheckedRows(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly ImportRow[],
  matchBy: readonly string[],
): Promise<ImportResult> {
  const ids = await recordsByLabel(unit, stored.model, rows);
  const read = rows.map((row) => {
    const { values, problems } = valuesOf(unit, stored.model, row, ids);
    if (row.unread || problems.length > 0) throw invalidRecord(problems);
    return values;
  });
  refuseRepeatedKeys(read, matchBy);
  const result: ImportResult = { added: 0, changed: 0, refused: [] };
  for (let start = 0; start < read.length; start += atOnce) {
    const some = read.slice(start, start + atOnce);
    const matched = await matchingRecords(unit, stored, some, matchBy);
    const changed = await editableDrafts(
      unit,
      stored,
      [...matched].map(([values, id]) => ({ ...values, id })),
    );
    const added = some
      .filter((values) => !matched.has(values))
      .map((values) => draftRecord(unit, stored, withoutEmpty(values), undefined));
    await saveDrafts(unit, [...changed, ...added]);
    result.added += added.length;
    result.changed += changed.length;
  }
  return result;
}

function refuseRepeatedKeys(rows: readonly RecordValues[], matchBy: readonly string[]): void {
  const keys = matchBy.length === 0 ? [] : rows.map((values) => JSON.stringify(matchBy.map((name) => values[name])));
  if (new Set(keys).size < keys.length) throw invalidRecord([]);
}

async function matchingRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  rows: readonly RecordValues[],
  matchBy: readonly string[],
): Promise<ReadonlyMap<RecordValues, string>> {
  const columns = matchBy.flatMap((name) => stored.columns.get(name) ?? []);
  const keyed = rows.filter((values) => matchBy.every((name) => (values[name] ?? null) !== null));
  const matched = new Map<RecordValues, string>();
  if (matchBy.length === 0 || keyed.length === 0) return matched;
  const wanted = textRows('wanted', {
    wanted_row: [...keyed.keys()].map(String),
    ...Object.fromEntries(
      columns.map(({ field }, at) => [`wanted_${at}`, keyed.map((values) => String(values[field]))]),
    ),
  });
  const found = await unit.db
    .selectFrom(stored.table)
    .innerJoin(wanted, (join) =>
      columns.reduce(
        (all, { name, type }, at) =>
          all.on((builder) =>
            builder(
              builder.ref(`${stored.table}.${name}`),
              '=',
              builder.cast(builder.ref(`wanted.wanted_${at}`), type),
            ),
          ),
        join.onTrue(),
      ),
    )
    .select([`${stored.table}.id`, 'wanted.wanted_row'])
    .where('tenant_id', '=', tenantOf(unit, stored))
    .where((builder) => builder.and(inReach(unit, stored)))
    .where(isVisible(unit, stored))
    .where('del_flag', '=', 0)
    .execute();
  for (const row of found) {
    const values = keyed[Number(row['wanted_row'])];
    if (values) matched.set(values, String(row['id']));
  }
  const isNumbered = stored.model.fields.some(({ name, numbering }) => numbering && matchBy.includes(name));
  const isAmbiguous = matched.size < found.length || new Set(matched.values()).size < matched.size;
  if (isAmbiguous || (isNumbered && matched.size < keyed.length)) throw invalidRecord([]);
  return matched;
}
