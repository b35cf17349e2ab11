import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalFrom,
  decimalToText,
  negateDecimal,
} from '../../../src/schema/decimal/index.ts';
import { type BalanceChange, balanceChanges, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { addTexts, codeOf, linksToList, readBy } from '../read/index.ts';
import { refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type Row, type StoredModel, toRow } from '../tables/index.ts';
import { guardNew, newRecord, recomputeValues } from '../write/index.ts';
import { say } from '../../locale/index.ts';

const zero: Decimal = { units: 0n, scale: 0 };

/**
 * Adds ledger rows to the balances of their ledger, and computes the values over the sums. Throws RecordRefusal where a sum
 * would fall below its minimum; it names the lines of the bill that the rows come from (`lines`, by row).
 */
export async function changeBalances(
  unit: UnitOfWork,
  ledger: string,
  rows: readonly RecordValues[],
  lines: readonly (number | undefined)[] = [],
): Promise<void> {
  for (const model of unit.graph.balancesOf(ledger)) {
    const stored = storedOf(unit, model.id);
    const changes = balanceChanges(model, rows).filter(({ sums }) => Object.values(sums).some((sum) => !isZero(sum)));
    const sums = await addAll(unit, stored, changes);
    const changed = [...sums.values()].map(({ id }) => ({ id }));
    await recomputeValues(unit, model, changed, model.balanceOf?.sum ?? []);
    for (const change of changes) {
      const from = rows.flatMap((row, index) => {
        const line = lines[index];
        return line !== undefined && balanceChanges(model, [row])[0]?.key === change.key ? [line] : [];
      });
      await checkMinimum(unit, stored, change, { after: sums.get(change.key) ?? {}, lines: from });
    }
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
  await guardNew(unit, stored, rows);
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

async function checkMinimum(
  unit: UnitOfWork,
  stored: StoredModel,
  change: BalanceChange,
  { after, lines }: { after: Row; lines: readonly number[] },
): Promise<void> {
  for (const [name, limit] of Object.entries(stored.model.balanceOf?.min ?? {})) {
    const delta = decimalFrom(change.sums[name]) ?? zero;
    const sum = decimalFrom(after[columnOf(stored, name)]) ?? zero;
    const minimum = decimalFrom(limit) ?? zero;
    if (delta.units >= 0n || compareDecimals(sum, minimum) >= 0) continue;
    const needed = negateDecimal(delta);
    const shortage = say('现有 {present}，需要 {needed}', {
      present: withoutTrailingZeros(addDecimals(sum, needed)),
      needed: withoutTrailingZeros(needed),
    });
    const least = minimum.units === 0n ? '' : say('，不得低于 {minimum}', { minimum: withoutTrailingZeros(minimum) });
    const {
      message = say('的{sumTitle}不足，{shortage}{least}', { sumTitle: sumTitle(stored, name), shortage, least }),
    } = stored.model.balanceOf ?? {};
    const place = lines.length === 0 ? '' : say('第{lines}行：', { lines: lines.join('、') });
    const text = `${place}${await groupText(unit, stored, change.group)}${message}`;
    throw refused(
      text,
      linksToList(unit, stored.model, groupOf(change), (title) => say('查看{title}', { title })),
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
  const texts = fields.map(async (field) => {
    const { name, title } = field;
    const code = await codeIn(unit, field, group[name]);
    const text = String(named[`${name}_dictText`] ?? named[name] ?? '');
    return `${title}“${code === undefined || code === text ? text : `${code} ${text}`}”`;
  });
  return (await Promise.all(texts)).join('');
}

/** The code of a record that a field refers to, where records of its model have one. */
async function codeIn(unit: UnitOfWork, { reference }: ResolvedField, id: unknown): Promise<string | undefined> {
  if (!reference || !unit.models.has(reference.model)) return undefined;
  const stored = storedOf(unit, reference.model);
  const code = codeOf(stored);
  const [record] = code === undefined ? [] : await readBy(unit, stored, 'id', [id]);
  const value = code === undefined ? undefined : record?.[code];
  return typeof value === 'string' && value !== '' ? value : undefined;
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
