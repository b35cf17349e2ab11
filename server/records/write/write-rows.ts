import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { groupBy, textRows } from '../../database/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { toColumn, toRow, type Row, type StoredColumn, type StoredModel } from '../tables/index.ts';
import { guardChanges, guardNew } from './guard-rows.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const parametersAtMost = 60_000;

/** Returns the common values of a new record: id, tenant, author, time, version 1. */
export function newRecord(unit: UnitOfWork): RecordValues & { id: string } {
  const { user } = unit.context;
  return {
    id: unit.idGenerator(),
    createBy: user.username,
    createTime: unit.now,
    updateBy: null,
    updateTime: null,
    sysOrgCode: user.orgCode,
    tenantId: user.tenantId,
    delFlag: 0,
    version: 1,
  };
}

export async function insertRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly { record: RecordValues; internal?: Row }[],
): Promise<void> {
  const marks = fillMark(unit, stored);
  const rows = records.map(({ record, internal }) => ({
    ...nullRow(stored),
    ...toRow(stored, record),
    ...internal,
    ...marks,
  }));
  await guardNew(unit, stored, rows);
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(parametersAtMost / Math.max(1, columns)));
  for (let start = 0; start < rows.length; start += size) {
    await unit.db
      .insertInto(stored.table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

/** Returns the mark of a ledger row whose sums the save itself adds to balances that are being filled in. */
function fillMark({ upkeep }: UnitOfWork, { model }: StoredModel): Row {
  const over = (upkeep?.fills ?? []).filter(({ sort, source }) => sort === 'balance' && source === model.id);
  return over.length > 0 ? { posting_fill: Math.max(...over.map(({ no }) => no)) } : {};
}

function nullRow(stored: StoredModel): Row {
  return Object.fromEntries([...stored.columns.values()].map(({ name }) => [name, null]));
}

/**
 * Writes values and further columns of one record. `touch` creates a new version by the caller. With `still` the record
 * is written only when these columns have not changed.
 * @returns true when the record was written.
 */
export async function updateRecord(
  unit: UnitOfWork,
  stored: StoredModel,
  id: unknown,
  values: RecordValues,
  options: { touch?: boolean; internal?: Row; still?: Row } = {},
): Promise<boolean> {
  const row = { ...toRow(stored, values), ...options.internal };
  if (!options.touch && Object.keys(row).length === 0) return true;
  await guardChanges(unit, stored, [{ id, row }]);
  let update = unit.db
    .updateTable(stored.table)
    .where('id', '=', id)
    .where('tenant_id', '=', unit.context.user.tenantId);
  update = update.set(row);
  if (options.touch) {
    const touched = { update_by: unit.context.user.username, update_time: unit.now };
    update = update.set(touched).set((builder) => ({ version: builder('version', '+', 1) }));
  }
  for (const [column, value] of Object.entries(options.still ?? {})) update = update.where(column, '=', value);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface RecordChange {
  id: string;
  values: RecordValues;
  sortNo?: number;
}

type Touch = boolean | 'all';

/** Writes values of many records, with one statement for all that change the same fields. */
export async function updateRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  changes: readonly RecordChange[],
  options: { touch?: Touch } = {},
): Promise<void> {
  for (const alike of groupBy(changes, ({ values }) => Object.keys(values).sort().join()).values()) {
    const columns = [...stored.columns.values()].filter(({ field }) => Object.hasOwn(alike[0]?.values ?? {}, field));
    const isMoved = alike.every(({ sortNo }) => sortNo !== undefined);
    if (columns.length > 0 || isMoved || options.touch === 'all')
      await updateColumns(unit, stored, columns, alike, { ...options, isMoved });
  }
}

async function updateColumns(
  unit: UnitOfWork,
  stored: StoredModel,
  columns: readonly StoredColumn[],
  changes: readonly RecordChange[],
  { touch, isMoved }: { touch?: Touch; isMoved: boolean },
): Promise<void> {
  const { table } = stored;
  await guardChanges(
    unit,
    stored,
    changes.map(({ id, values }) => ({ id, row: toRow(stored, values) })),
  );
  const values = columns.map((column, index) => [
    `value_${index}`,
    changes.map((change) => asText(toColumn(column, change.values[column.field]))),
  ]);
  const places = isMoved ? { place: changes.map(({ sortNo }) => String(sortNo)) } : {};
  const rows = textRows('changed', {
    record_id: changes.map(({ id }) => id),
    ...Object.fromEntries(values),
    ...places,
  });
  await unit.db
    .updateTable(table)
    .from(rows)
    .set((builder) => ({
      ...Object.fromEntries(
        columns.map(({ name, type }, index) => [name, builder.cast(builder.ref(`changed.value_${index}`), type)]),
      ),
      ...(isMoved && { sort_no: builder.cast(builder.ref('changed.place'), 'integer') }),
      ...((touch === 'all' || (touch && columns.length > 0)) && {
        update_by: unit.context.user.username,
        update_time: unit.now,
        version: builder(`${table}.version`, '+', 1),
      }),
    }))
    .whereRef(`${table}.id`, '=', 'changed.record_id')
    .where(`${table}.tenant_id`, '=', unit.context.user.tenantId)
    .execute();
}

function asText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
