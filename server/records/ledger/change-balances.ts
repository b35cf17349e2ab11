import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalFrom,
  decimalToText,
  negateDecimal,
} from '../../../src/schema/decimal/index.ts';
import { type BalanceChange, balanceChanges, type RecordValues } from '../../../src/engine/bill/index.ts';
import { addTexts, linksToList } from '../read/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type Row, type StoredModel, toRow } from '../tables/index.ts';
import { newRecord, recomputeValues } from '../write/index.ts';

const zero: Decimal = { units: 0n, scale: 0 };

/** Adds ledger rows to the balances of their ledger, and computes the values over the sums. Throws RecordRefusal where a sum would fall below its minimum. */
export async function changeBalances(unit: UnitOfWork, ledger: string, rows: readonly RecordValues[]): Promise<void> {
  for (const model of unit.graph.balancesOf(ledger)) {
    const stored = storedOf(unit, model.id);
    const changes = balanceChanges(model, rows).filter(({ sums }) => Object.values(sums).some((sum) => !isZero(sum)));
    const sums = await addAll(unit, stored, changes);
    const changed = [...sums.values()].map(({ id }) => ({ id }));
    await recomputeValues(unit, model, changed, model.balanceOf?.sum ?? []);
    for (const change of changes) await checkMinimum(unit, stored, change, sums.get(change.key) ?? {});
  }
}

function isZero(text: string): boolean {
  return decimalFrom(text)?.units === 0n;
}

const rowsAtOnce = 500;

/** Adds the changes to their groups, and makes new groups. Locks the rows. @returns the new sums by group. */
async function addAll(
  unit: UnitOfWork,
  stored: StoredModel,
  changes: readonly BalanceChange[],
): Promise<ReadonlyMap<unknown, Row>> {
  const after = new Map<unknown, Row>();
  for (let start = 0; start < changes.length; start += rowsAtOnce) {
    for (const row of await addSome(unit, stored, changes.slice(start, start + rowsAtOnce)))
      after.set(row['group_key'], row);
  }
  return after;
}

async function addSome(unit: UnitOfWork, stored: StoredModel, changes: readonly BalanceChange[]): Promise<Row[]> {
  const touched = { updateBy: unit.context.user.username, updateTime: unit.now };
  const columns = (stored.model.balanceOf?.sum ?? []).map((name) => columnOf(stored, name));
  const rows = changes.map(({ key, group, sums }) => ({
    ...toRow(stored, { ...newRecord(unit), ...touched, ...group, ...sums }),
    group_key: key,
  }));
  return unit.db
    .insertInto(stored.table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'group_key']).doUpdateSet((builder) => {
        const sum = (column: string) =>
          builder(builder.ref(`${stored.table}.${column}`), '+', builder.ref(`excluded.${column}`));
        return {
          ...Object.fromEntries(columns.map((column) => [column, sum(column)])),
          version: builder(builder.ref(`${stored.table}.version`), '+', 1),
          update_by: touched.updateBy,
          update_time: touched.updateTime,
        };
      }),
    )
    .returning(['id', 'group_key', ...columns])
    .execute();
}

async function checkMinimum(unit: UnitOfWork, stored: StoredModel, change: BalanceChange, after: Row): Promise<void> {
  for (const [name, limit] of Object.entries(stored.model.balanceOf?.min ?? {})) {
    const delta = decimalFrom(change.sums[name]) ?? zero;
    const sum = decimalFrom(after[columnOf(stored, name)]) ?? zero;
    const minimum = decimalFrom(limit) ?? zero;
    if (delta.units >= 0n || compareDecimals(sum, minimum) >= 0) continue;
    const needed = negateDecimal(delta);
    const shortage = `现有 ${withoutTrailingZeros(addDecimals(sum, needed))}，需要 ${withoutTrailingZeros(needed)}`;
    const least = minimum.units === 0n ? '' : `，不得低于 ${withoutTrailingZeros(minimum)}`;
    const { message = `的${sumTitle(stored, name)}不足，${shortage}${least}` } = stored.model.balanceOf ?? {};
    const text = `${await groupText(unit, stored, change.group)}${message}`;
    throw refused(
      text,
      linksToList(unit, stored.model, groupOf(change), (title) => `查看${title}`),
    );
  }
}

function groupOf({ group }: BalanceChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

async function groupText(unit: UnitOfWork, { model }: StoredModel, group: RecordValues): Promise<string> {
  const named = { ...group };
  await addTexts(unit, model, [named]);
  const fields = model.fields.filter((field) => Object.hasOwn(group, field.name));
  return fields
    .map(({ name, title }) => `${title}“${String(named[`${name}_dictText`] ?? named[name] ?? '')}”`)
    .join('');
}

/** The title of a sum, e.g. `库存数量`, whether the field is titled so or only `数量`. */
function sumTitle({ model }: StoredModel, name: string): string {
  const title = model.fields.find((field) => field.name === name)?.title ?? name;
  return title.startsWith(model.title) ? title : model.title + title;
}

/** Without the zeros at the end. */
function withoutTrailingZeros(decimal: Decimal): string {
  const text = decimalToText(decimal);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
