import { decimalFrom, decimalToText, negateDecimal } from '../../../src/schema/decimal/index.ts';
import {
  computeValues,
  type PostingEffect,
  postingsOf,
  type RecordValues,
  stateOf,
} from '../../../src/engine/bill/index.ts';
import { assignNumbers, type Change, insertRecords, newRecord } from '../write/index.ts';
import { changeBalances } from './change-balances.ts';
import { groupBy } from '../../database/index.ts';
import { billContext, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { fromRow, type Row, type StoredModel } from '../tables/index.ts';
import { say } from '../../locale/index.ts';

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
    const rows =
      effect.effect === 'reverse'
        ? await reversalRows(unit, ledger, source)
        : effect.rows.map((values, index) => ({
            ...{ values, line: effect.lines[index] },
            internal: { ...source, posting_reversed: false },
          }));
    changes.push(await appendRows(unit, ledger, rows));
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

function sourceOf({ model }: StoredModel, record: RecordValues, { posting }: PostingEffect) {
  return { posting_model: model.id, posting_source: record['id'], posting_no: posting };
}

/** Reverses what the postings of these records have appended and not yet reversed, as when the records are deleted. */
export async function reversePostings(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly unknown[],
): Promise<Change[]> {
  const changes: Change[] = [];
  const ledgers = ids.length === 0 ? [] : new Set(stored.model.postings.map(({ into }) => into));
  for (const into of ledgers) {
    const ledger = storedOf(unit, into);
    const rows = await reversalRows(unit, ledger, { posting_model: stored.model.id, posting_source: ids });
    if (rows.length > 0) changes.push(await appendRows(unit, ledger, rows));
  }
  return changes;
}

interface LedgerRow {
  values: RecordValues;
  internal: Row;
  /** The number of the line that it comes from. */
  line?: number | undefined;
}

/** Appends rows to a ledger and adds them to its balances. Throws RecordRefusal for a row that breaks its rules. */
async function appendRows(unit: UnitOfWork, ledger: StoredModel, rows: readonly LedgerRow[]): Promise<Change> {
  const context = billContext(unit);
  const records = rows.map(({ values }) => ({ ...newRecord(unit), ...computeValues(ledger.model, values, context) }));
  await assignNumbers(unit, ledger.model, records);
  records.forEach((record, index) => {
    if (rows[index]?.internal['posting_reversed'] !== true) refuseWrong(unit, ledger, record);
  });
  await insertRecords(
    unit,
    ledger,
    records.map((record, index) => ({ record, internal: rows[index]?.internal ?? {} })),
  );
  const lines = rows.map(({ line }) => line);
  await changeBalances(unit, ledger.model.id, records, lines);
  return { model: ledger.model, records };
}

function refuseWrong(unit: UnitOfWork, { model }: StoredModel, record: RecordValues): void {
  const problem = unit.validate(model, record, { ...unit, isNew: true }).find(({ severity }) => severity === 'error');
  if (problem) throw refused(say('不能过账到“{title}”：{message}', { title: model.title, message: problem.message }));
}

/** The rows that reverse what postings have appended; the original rows are marked as reversed. */
async function reversalRows(
  unit: UnitOfWork,
  ledger: StoredModel,
  source: { posting_model: string; posting_source: unknown; posting_no?: number },
): Promise<LedgerRow[]> {
  const sources = Array.isArray(source.posting_source) ? source.posting_source : [source.posting_source];
  let update = unit.db
    .updateTable(ledger.table)
    .set({ posting_reversed: true })
    .where('posting_model', '=', source.posting_model)
    .where('posting_source', 'in', sources);
  if (source.posting_no !== undefined) update = update.where('posting_no', '=', source.posting_no);
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
    const { posting_model, posting_source, posting_no } = row;
    return {
      values: Object.fromEntries(own.map(([name, value]) => [name, turned.includes(name) ? negated(value) : value])),
      internal: { posting_model, posting_source, posting_no, posting_reversed: true },
    };
  });
}

function negated(value: unknown): unknown {
  const decimal = decimalFrom(value);
  if (!decimal) return value;
  const text = decimalToText(negateDecimal(decimal));
  return typeof value === 'number' ? Number(text) : text;
}
