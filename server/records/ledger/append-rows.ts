import { computeValues, type RecordValues } from '../../../src/engine/bill/index.ts';
import { say } from '../../locale/index.ts';
import { billContext, refused, type UnitOfWork } from '../call/index.ts';
import type { Row, StoredModel } from '../tables/index.ts';
import { assignNumbers, initialValues, insertRecords, newRecord, type Change } from '../write/index.ts';
import { changeBalances } from './change-balances.ts';

export interface LedgerRow {
  values: RecordValues;
  internal: Row;
  line?: number | undefined;
  /**
   * The number of the entry. Balances are checked against their minimum after each entry. Without it all rows form one
   * entry.
   */
  entry?: string;
  /** Fixed values of a row that reverses or repeats another one. */
  exact?: RecordValues;
}

/**
 * Appends rows to a ledger and adds them to its balances.
 * @throws RecordRefusal for a row that violates its rules.
 */
export async function appendRows(unit: UnitOfWork, ledger: StoredModel, rows: readonly LedgerRow[]): Promise<Change> {
  const context = billContext(unit);
  const records = rows.map(({ values, exact }) => ({
    ...newRecord(unit),
    ...computeValues(ledger.model, exact ? values : { ...initialValues(unit, ledger), ...values }, context),
    ...exact,
  }));
  await assignNumbers(unit, ledger.model, records);
  records.forEach((record, index) => {
    if (rows[index]?.exact === undefined) refuseWrong(unit, ledger, record);
  });
  await insertRecords(
    unit,
    ledger,
    records.map((record, index) => ({ record, internal: rows[index]?.internal ?? {} })),
  );
  await changeBalances(unit, ledger.model.id, records, {
    lines: rows.map(({ line }) => line),
    entries: rows.map(({ entry }) => entry),
  });
  return { model: ledger.model, records };
}

function refuseWrong(unit: UnitOfWork, { model }: StoredModel, record: RecordValues): void {
  const problem = unit.validate(model, record, { ...unit, isNew: true }).find(({ severity }) => severity === 'error');
  if (problem) throw refused(say('不能过账到“{title}”：{message}', { title: model.title, message: problem.message }));
}
