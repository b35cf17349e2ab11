import { sql } from 'kysely';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { estimateRows, identifier, type DynamicKysely } from '../../database/index.ts';
import { readUpkeep, storedOf, type ActiveFill, type EngineParts, type KeptFormula } from '../call/index.ts';
import { fillTable, keptFormulaTable } from '../tables/index.ts';
import { repairRecords } from '../write/index.ts';
import { byTenantOf, differingGroups, setGroups } from './balance-differences.ts';
import { systemUnit } from './difference.ts';
import { idsBehind } from './record-differences.ts';

export interface FillPlan {
  balances: readonly string[];
  records: readonly string[];
  formulas: readonly ChangedFormula[];
  opened?: readonly string[];
}

export interface ChangedFormula extends Omit<KeptFormula, 'scope'> {
  keep: KeptFormula['scope'] | 'none';
}

/**
 * The numbers of rows up to which values are filled in within the publication. Larger tables are filled in in the
 * background.
 */
export interface FillLimits {
  records: number;
  ledger: number;
}

const usual: FillLimits = { records: 1_000, ledger: 20_000 };

const atOnce = 500;

/**
 * Starts to fill in the values that a change of documents requires. Runs in the transaction of the change, while no
 * save is in progress. Small tables are filled in immediately.
 * @returns true when work is left for `continueFill`.
 */
export async function startFills(
  given: EngineParts,
  db: DynamicKysely,
  { balances, records, formulas, opened = [] }: FillPlan,
  limits: FillLimits = usual,
): Promise<boolean> {
  const parts: EngineParts = { ...given, db };
  await keepForOpened(db, opened);
  await keepFormulas(db, formulas);
  const upkeep = await readUpkeep(db);
  let isLeft = false;
  // A fill that an earlier publication started would write values of the former documents, so the new fill replaces it.
  // Rows of ledgers that were added meanwhile keep the number of the former fill, which is therefore not reused.
  for (const id of [...records, ...balances])
    await db
      .updateTable(fillTable)
      .set({ finish_time: parts.clock() })
      .where('model', '=', id)
      .where('finish_time', 'is', null)
      .execute();
  for (const id of records) {
    const total = await estimateRows(db, storedOf(parts, id).table, limits.records);
    if (total > limits.records) isLeft = await leave(parts, { sort: 'records', model: id, source: id, total });
    else await fillRecords({ ...parts, upkeep }, id);
  }
  for (const id of balances) {
    const { model, table } = storedOf(parts, id);
    const source = model.balanceOf?.model ?? '';
    const total = await estimateRows(db, storedOf(parts, source).table, limits.ledger);
    if (total > limits.ledger) {
      await sql`truncate ${sql.table(identifier(table))}`.execute(db);
      isLeft = await leave(parts, { sort: 'balance', model: id, source, total });
    } else await makeBalance(parts, model);
  }
  return isLeft;
}

async function keepForOpened(db: DynamicKysely, opened: readonly string[]): Promise<void> {
  if (opened.length === 0) return;
  await db.updateTable(keptFormulaTable).set({ scope: 'all' }).where('model', 'in', opened).execute();
}

async function keepFormulas(db: DynamicKysely, changed: readonly ChangedFormula[]): Promise<void> {
  for (const { model, field, formula, keep } of changed) {
    if (keep === 'none') {
      await db.deleteFrom(keptFormulaTable).where('model', '=', model).where('field', '=', field).execute();
      continue;
    }
    if (keep === 'fixed')
      await db
        .updateTable(keptFormulaTable)
        .set({ scope: keep })
        .where('model', '=', model)
        .where('field', '=', field)
        .execute();
    await db
      .insertInto(keptFormulaTable)
      .values({ model, field, formula, scope: keep })
      .onConflict((conflict) => conflict.columns(['model', 'field', 'formula']).doUpdateSet({ scope: keep }))
      .execute();
  }
}

export async function leave(
  { db, clock }: EngineParts,
  { sort, model, source, total }: Pick<ActiveFill, 'sort' | 'model' | 'source' | 'total'>,
): Promise<true> {
  const last = await db
    .selectFrom(fillTable)
    .select((builder) => builder.fn.max('no').as('no'))
    .executeTakeFirst();
  await db
    .insertInto(fillTable)
    .values({
      no: Number(last?.['no'] ?? 0) + 1,
      sort,
      model,
      source,
      total,
      position: '',
      done: 0,
      create_time: clock(),
    })
    .execute();
  return true;
}

async function fillRecords(parts: EngineParts, id: string): Promise<void> {
  const stored = storedOf(parts, id);
  for (let after = ''; ;) {
    const ids = await idsBehind(parts, stored, { after, size: atOnce });
    const last = ids.at(-1);
    if (!last) return;
    after = last.id;
    await byTenantOf(ids, (tenantId, some) =>
      repairRecords(
        systemUnit(parts, tenantId),
        stored,
        some.map((each) => each.id),
      ),
    );
  }
}

async function makeBalance(parts: EngineParts, model: ResolvedModel): Promise<void> {
  const { table } = storedOf(parts, model.id);
  const groups = await differingGroups(parts, model, { withGone: true });
  const gone = groups.flatMap(({ isThere, id }) => (isThere || id === undefined ? [] : [id]));
  if (gone.length > 0) await parts.db.deleteFrom(table).where('id', 'in', gone).execute();
  await byTenantOf(
    groups.filter(({ isThere }) => isThere),
    (tenantId, some) => setGroups(systemUnit(parts, tenantId), model, some),
  );
}
