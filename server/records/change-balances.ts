import {
  addDecimals,
  compareDecimals,
  decimalFrom,
  decimalToText,
  negateDecimal,
  type Decimal,
} from '../../src/schema/decimal/index.ts';
import { type BalanceChange, balanceChanges, type RecordValues } from '../../src/engine/bill/index.ts';
import { addTexts } from './display-texts.ts';
import { storedOf, type UnitOfWork } from './record-context.ts';
import { refused } from './record-refusal.ts';
import { toRow } from './rows.ts';
import { columnOf, type StoredModel } from './stored-model.ts';
import { newRecord } from './write-rows.ts';

const zero: Decimal = { units: 0n, scale: 0 };

/** Adds ledger rows to the balances of their ledger. Throws RecordRefusal where a sum would fall below its minimum. */
export async function changeBalances(unit: UnitOfWork, ledger: string, rows: readonly RecordValues[]): Promise<void> {
  for (const model of unit.graph.balancesOf(ledger)) {
    const stored = storedOf(unit, model.id);
    const changes = balanceChanges(model, rows).filter(({ sums }) => Object.values(sums).some((sum) => !isZero(sum)));
    await insertMissing(unit, stored, changes);
    for (const change of changes) {
      const after = await addTo(unit, stored, change);
      await checkMinimum(unit, stored, change, after);
    }
  }
}

function isZero(text: string): boolean {
  return decimalFrom(text)?.units === 0n;
}

const rowsAtOnce = 500;

async function insertMissing(unit: UnitOfWork, stored: StoredModel, changes: readonly BalanceChange[]): Promise<void> {
  const { sum = [] } = stored.model.balanceOf ?? {};
  const zeros = Object.fromEntries(sum.map((name) => [name, '0']));
  const rows = changes.map(({ key, group }) => ({
    ...toRow(stored, { ...newRecord(unit), ...group, ...zeros }),
    group_key: key,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await unit.db
      .insertInto(stored.table)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'group_key']).doNothing())
      .execute();
  }
}

/** @returns the sums of the group as they are now; its row is locked from here on. */
async function addTo(
  unit: UnitOfWork,
  stored: StoredModel,
  { key, sums }: BalanceChange,
): Promise<Record<string, unknown>> {
  const columns = Object.entries(sums).map(([name, delta]) => ({ column: columnOf(stored, name), delta }));
  return unit.db
    .updateTable(stored.table)
    .set((builder) => ({
      ...Object.fromEntries(columns.map(({ column, delta }) => [column, builder(column, '+', delta)])),
      version: builder('version', '+', 1),
      update_by: unit.context.user.username,
      update_time: unit.now,
    }))
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where('group_key', '=', key)
    .returning(columns.map(({ column }) => column))
    .executeTakeFirstOrThrow();
}

async function checkMinimum(
  unit: UnitOfWork,
  stored: StoredModel,
  change: BalanceChange,
  after: Record<string, unknown>,
): Promise<void> {
  for (const [name, limit] of Object.entries(stored.model.balanceOf?.min ?? {})) {
    const delta = decimalFrom(change.sums[name]) ?? zero;
    const sum = decimalFrom(after[columnOf(stored, name)]) ?? zero;
    const minimum = decimalFrom(limit) ?? zero;
    if (delta.units >= 0n || compareDecimals(sum, minimum) >= 0) continue;
    const needed = negateDecimal(delta);
    const shortage = `现有 ${short(addDecimals(sum, needed))}，需要 ${short(needed)}`;
    const least = minimum.units === 0n ? '' : `，不得低于 ${short(minimum)}`;
    throw refused(`${await groupText(unit, stored, change.group)}的${sumTitle(stored, name)}不足，${shortage}${least}`);
  }
}

async function groupText(unit: UnitOfWork, { model }: StoredModel, group: RecordValues): Promise<string> {
  const named = { ...group };
  await addTexts(unit, model, [named]);
  const fields = model.fields.filter((field) => Object.hasOwn(group, field.name));
  return fields
    .map(({ name, title }) => `${title}“${String(named[`${name}_dictText`] ?? named[name] ?? '')}”`)
    .join('');
}

/** `库存数量`, whether the field is called so or just `数量`. */
function sumTitle({ model }: StoredModel, name: string): string {
  const title = model.fields.find((field) => field.name === name)?.title ?? name;
  return title.startsWith(model.title) ? title : model.title + title;
}

/** Without the zeros at the end. */
function short(decimal: Decimal): string {
  const text = decimalToText(decimal);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
