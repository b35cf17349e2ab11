import { decimalFrom, decimalToText, negateDecimal } from '../../../src/schema/decimal/index.ts';
import {
  computeValues,
  type PostingEffect,
  postingsOf,
  type RecordValues,
  stateOf,
} from '../../../src/engine/bill/index.ts';
import { assignNumbers, type Change, insertRecords, newRecord } from '../save/index.ts';
import { changeBalances } from './change-balances.ts';
import { groupBy } from '../../database/index.ts';
import { billContext, storedOf, type UnitOfWork } from '../call/index.ts';
import { fromRow, type Row, type StoredModel } from '../tables/index.ts';

/**
 * Executes the postings of a transition. Ledger rows are only appended; undoing appends reversals. Balances change in
 * the same transaction. Throws RecordRefusal where a balance would fall below its minimum.
 */
export async function postTransition(
  unit: UnitOfWork,
  stored: StoredModel,
  record: RecordValues,
  transition: string,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const effect of postingsOf(stored.model, record, transition, billContext(unit))) {
    const ledger = storedOf(unit, effect.into);
    const source = sourceOf(stored, record, effect);
    const reversed = effect.effect === 'reverse';
    const rows = reversed ? await reversalRows(unit, ledger, source) : effect.rows;
    const internal = { ...source, posting_reversed: reversed };
    changes.push(
      await appendRows(
        unit,
        ledger,
        rows.map((values) => ({ values, internal })),
      ),
    );
  }
  return changes;
}

/** Posts records that were inserted in a state which only a posting transition leads to. */
export async function postStates(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
): Promise<Change[]> {
  const { model } = stored;
  const posting = new Set(model.postings.map(({ on }) => on));
  const transitions = model.states?.transitions.filter(({ name }) => posting.has(name)) ?? [];
  const effects = records.flatMap((record) =>
    transitions
      .filter(({ to }) => to === stateOf(model, record))
      .flatMap(({ name }) => postingsOf(model, record, name, billContext(unit)))
      .filter(({ effect }) => effect === 'append')
      .map((effect) => ({ ...effect, internal: { ...sourceOf(stored, record, effect), posting_reversed: false } })),
  );
  const changes: Change[] = [];
  for (const [into, appended] of groupBy(effects, (effect) => effect.into)) {
    const rows = appended.flatMap(({ rows: values, internal }) => values.map((row) => ({ values: row, internal })));
    changes.push(await appendRows(unit, storedOf(unit, into), rows));
  }
  return changes;
}

function sourceOf({ model }: StoredModel, record: RecordValues, { posting }: PostingEffect): Row {
  return { posting_model: model.id, posting_source: record['id'], posting_no: posting };
}

/** Appends rows to a ledger and adds them to its balances. */
async function appendRows(
  unit: UnitOfWork,
  ledger: StoredModel,
  rows: { values: RecordValues; internal: Row }[],
): Promise<Change> {
  const context = billContext(unit);
  const records = rows.map(({ values }) => ({ ...newRecord(unit), ...computeValues(ledger.model, values, context) }));
  await assignNumbers(unit, ledger.model, records);
  await insertRecords(
    unit,
    ledger,
    records.map((record, index) => ({ record, internal: rows[index]?.internal ?? {} })),
  );
  await changeBalances(unit, ledger.model.id, records);
  return { model: ledger.model, records };
}

/** The rows that reverse what a posting has appended for a record; the original rows are marked as reversed. */
async function reversalRows(unit: UnitOfWork, ledger: StoredModel, source: Row): Promise<RecordValues[]> {
  let update = unit.db.updateTable(ledger.table).set({ posting_reversed: true });
  for (const [column, value] of Object.entries(source)) update = update.where(column, '=', value);
  const posted = await update
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where('posting_reversed', '=', false)
    .where('del_flag', '=', 0)
    .returningAll()
    .execute();
  const turned = unit.graph.reversedFields(ledger.model.id);
  return posted.map((row) => {
    const record = fromRow(ledger, row);
    const own = ledger.model.fields
      .filter((field) => !field.numbering)
      .map(({ name }) => [name, record[name]] as const);
    return Object.fromEntries(own.map(([name, value]) => [name, turned.includes(name) ? negated(value) : value]));
  });
}

function negated(value: unknown): unknown {
  const decimal = decimalFrom(value);
  if (!decimal) return value;
  const text = decimalToText(negateDecimal(decimal));
  return typeof value === 'number' ? Number(text) : text;
}
