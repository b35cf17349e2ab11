import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { negateDecimal } from '../../../src/schema/decimal/arithmetic.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { say } from '../../locale/index.ts';
import { refused, type UnitOfWork } from '../call/index.ts';
import { fromRow, type Row, type StoredModel } from '../tables/index.ts';
import type { Change } from '../write/index.ts';
import { appendRows, type LedgerRow } from './append-rows.ts';
import { grouped, markRestored, markReversed, type Posted, type PostedAlike, type Poster } from './posted.ts';

/**
 * Reverses postings: appends the opposite of each row, the last entry first, so that balances return in the same steps.
 * With `deleted` the reversal is recorded for a restoration of the records.
 * @throws RecordRefusal when rows are missing, so that nothing is reversed partially.
 */
export async function reversePosted(
  unit: UnitOfWork,
  poster: Poster,
  posted: readonly Posted[],
  { deleted = false }: { deleted?: boolean } = {},
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [ledger, alike] of byLedger(unit, posted)) {
    const rows: Row[] = [];
    for (const one of alike) {
      const found = await ledgerRows(unit, ledger, poster, one, 'posted');
      refuseFewer(ledger, one, found);
      rows.push(...found);
    }
    const turned = [...rows].sort((left, right) => (String(left['id']) < String(right['id']) ? 1 : -1));
    const internal = { posting_reversed: true, posting_deleted: deleted };
    changes.push(
      await appendRows(
        unit,
        ledger,
        turned.map((row) => opposite(unit, ledger, row, internal)),
      ),
    );
  }
  await markReversed(unit.db, poster, posted, { keep: deleted });
  return changes;
}

/**
 * Restores postings that were reversed when their records were deleted, with their former values.
 * @throws RecordRefusal when rows are missing.
 */
export async function restorePosted(unit: UnitOfWork, poster: Poster, posted: readonly Posted[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [ledger, alike] of byLedger(unit, posted)) {
    const rows: Row[] = [];
    for (const one of alike) {
      const found = await ledgerRows(unit, ledger, poster, one, 'deleted');
      refuseFewer(ledger, one, found);
      rows.push(...found);
    }
    const turned = [...rows].sort((left, right) => (String(left['id']) < String(right['id']) ? 1 : -1));
    const internal = { posting_reversed: false, posting_deleted: false };
    changes.push(
      await appendRows(
        unit,
        ledger,
        turned.map((row) => opposite(unit, ledger, row, internal)),
      ),
    );
  }
  await markRestored(unit.db, poster, posted);
  return changes;
}

/**
 * Groups postings by ledger.
 * @throws RecordRefusal when the model of a ledger no longer exists.
 */
function byLedger(unit: UnitOfWork, posted: readonly Posted[]): [StoredModel, PostedAlike[]][] {
  const groups = new Map<StoredModel, PostedAlike[]>();
  for (const one of grouped(posted)) {
    const ledger = unit.stored.get(one.ledger);
    if (!ledger)
      throw refused(say('当时记进的台账“{ledger}”没有了，撤销不了，请先把这个模型发布回来', { ledger: one.ledger }));
    groups.set(ledger, [...(groups.get(ledger) ?? []), one]);
  }
  return [...groups];
}

/**
 * Marks the rows to be reversed or restored, so that it happens only once, and returns them. No guard is called,
 * because tables of the server cannot be ledgers (docs/security.md, System models).
 */
async function ledgerRows(
  unit: UnitOfWork,
  ledger: StoredModel,
  { tenantId, model }: Poster,
  { posting, sources }: PostedAlike,
  which: 'posted' | 'deleted',
): Promise<Row[]> {
  const update = unit.db
    .updateTable(ledger.table)
    .where('tenant_id', '=', tenantId)
    .where('posting_model', '=', model)
    .where('posting_source', 'in', sources)
    .where('posting_name', '=', posting)
    .where('del_flag', '=', 0);
  return which === 'posted'
    ? update.set({ posting_reversed: true }).where('posting_reversed', '=', false).returningAll().execute()
    : update.set({ posting_deleted: false }).where('posting_deleted', '=', true).returningAll().execute();
}

/** A partial reversal would leave the ledger unbalanced. */
function refuseFewer({ model }: StoredModel, { rows }: PostedAlike, found: readonly Row[]): void {
  if (found.length === rows) return;
  throw refused(
    say('“{title}”里应有 {rows} 行当时记的账，只找到 {found} 行，请联系管理员核对台账', {
      title: model.title,
      rows,
      found: found.length,
    }),
  );
}

/**
 * Returns the opposite of a row. Negated fields are exact opposites, even if the formulas of the ledger have changed.
 */
function opposite(unit: UnitOfWork, ledger: StoredModel, row: Row, marks: Row): LedgerRow {
  const record = fromRow(ledger, row);
  const turned = unit.graph.reversedFields(ledger.model.id);
  const own = ledger.model.fields.filter((field) => !field.numbering).map(({ name }) => name);
  const values: RecordValues = Object.fromEntries(
    own.map((name) => [name, turned.includes(name) ? negated(record[name]) : record[name]]),
  );
  const { posting_model, posting_source, posting_name } = row;
  return {
    values,
    internal: { posting_model, posting_source, posting_name, ...marks },
    entry: JSON.stringify([posting_source, posting_name]),
    exact: Object.fromEntries(turned.map((name) => [name, values[name]])),
  };
}

function negated(value: unknown): unknown {
  const decimal = decimalFrom(value);
  if (!decimal) return value;
  const text = decimalToText(negateDecimal(decimal));
  return typeof value === 'number' ? Number(text) : text;
}
