import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { say } from '../../locale/index.ts';
import { invalidRecord, RecordRefusal, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { forgetPostings, restorePostings } from '../ledger/index.ts';
import { listRecords, readBy, readWithLines, type QueryParameters, type RecordList } from '../read/index.ts';
import { checkTree, referenceProblems, refuseOthers, type CheckedRecord } from '../save/index.ts';
import { columnOf, presence, type StoredModel } from '../tables/index.ts';
import { eraseRows, markRows, refreshRollups, repairRecords, type Change } from '../write/index.ts';

/**
 * Returns a page of the deleted records, latest first.
 * @throws RecordRefusal for a model without a recycle bin.
 */
export async function listDeleted(unit: UnitOfWork, stored: StoredModel, params: QueryParameters): Promise<RecordList> {
  refuseWithoutBin(stored);
  return listRecords(unit, stored, { column: 'updateTime', order: 'desc', ...params }, presence.deleted);
}

/**
 * Restores deleted records, with the lines that were deleted with them, and repeats their postings.
 * @throws RecordRefusal if another record has a unique value or a reference no longer exists.
 */
export async function restoreRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  const records = await deletedRecords(unit, stored, ids);
  const there = await mark(unit, stored, records);
  const restored = await readWithLines(
    unit,
    stored,
    records.map(({ id }) => String(id)),
  );
  const entries = restored.flatMap((record) => recordAndLines(unit, stored, record, ''));
  const missing = (await referenceProblems(unit, entries, new Map(), 'server'))
    .filter(({ rule }) => rule === 'reference')
    .map((problem) => ({ ...problem, message: problem.message.replace(say('请重新选择'), say('请先恢复它')) }));
  if (missing.length > 0) throw invalidRecord(missing);
  for (const record of restored) await checkTree(unit, { stored, record, before: undefined }, 'server');
  // Derived values are not updated while a record is in the bin.
  await repairRecords(
    { ...unit, repairing: true },
    stored,
    restored.map(({ id }) => String(id)),
  );
  const posted: Change[] = [];
  for (const { model, ids: again } of there) posted.push(...(await restorePostings(unit, model, again)));
  await refreshRollups(unit, [...changesOf(unit, stored, restored), ...posted]);
}

export async function eraseRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<void> {
  const records = await deletedRecords(unit, stored, ids);
  await erase(
    unit,
    stored,
    records.map(({ id }) => id),
  );
}

async function deletedRecords(unit: UnitOfWork, stored: StoredModel, ids: readonly string[]): Promise<RecordValues[]> {
  refuseWithoutBin(stored);
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  if (distinct.length === 0) throw refused(say('参数不识别！'));
  const records = await readBy(unit, stored, 'id', distinct, { lock: 'remove', deleted: true, visible: true });
  const deleted = records.filter((record) => record['delFlag'] === presence.deleted);
  if (deleted.length < distinct.length) throw new RecordRefusal('not-found', say('未找到对应实体'));
  refuseOthers(unit, stored, deleted);
  return deleted;
}

function refuseWithoutBin({ model }: StoredModel): void {
  if (!model.recycleBin) throw refused(say('“{title}”没有回收站', { title: model.title }));
}

interface There {
  model: StoredModel;
  ids: readonly unknown[];
}

async function mark(unit: UnitOfWork, stored: StoredModel, records: readonly RecordValues[]): Promise<There[]> {
  const ids = records.map(({ id }) => id);
  await markRows(unit, stored, ids, presence.there, 'version');
  return [{ model: stored, ids }, ...(await markLines(unit, stored, ids))];
}

async function markLines(unit: UnitOfWork, { model }: StoredModel, owners: readonly unknown[]): Promise<There[]> {
  const there: There[] = [];
  for (const { child } of model.fields) {
    if (!child || owners.length === 0) continue;
    const lines = storedOf(unit, child.model);
    const rows = await unit.db
      .selectFrom(lines.table)
      .select('id')
      .where('tenant_id', '=', unit.context.user.tenantId)
      .where(columnOf(lines, child.parent), 'in', owners)
      .where('del_flag', '=', presence.deletedWithOwner)
      .forNoKeyUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    await markRows(unit, lines, ids, presence.there, 'line');
    there.push({ model: lines, ids }, ...(await markLines(unit, lines, ids)));
  }
  return there;
}

function recordAndLines(
  unit: UnitOfWork,
  { model }: StoredModel,
  record: RecordValues,
  path: string,
  owner?: CheckedRecord,
): CheckedRecord[] {
  const checked: CheckedRecord = { model, record, before: undefined, path, given: new Set(), owner };
  const lines = model.fields.flatMap(({ name, child }) =>
    linesOf(child && record[name]).flatMap((line, index) =>
      recordAndLines(unit, storedOf(unit, child?.model ?? ''), line, `${path}${name}.${index}.`, checked),
    ),
  );
  return [checked, ...lines];
}

function changesOf(unit: UnitOfWork, { model }: StoredModel, records: readonly RecordValues[]): Change[] {
  const lines = model.fields.flatMap(({ name, child }) =>
    child
      ? changesOf(
          unit,
          storedOf(unit, child.model),
          records.flatMap((record) => linesOf(record[name])),
        )
      : [],
  );
  return [{ model, records: [...records] }, ...lines];
}

async function erase(unit: UnitOfWork, stored: StoredModel, ids: readonly unknown[]): Promise<void> {
  const { tenantId } = unit.context.user;
  if (ids.length === 0) return;
  for (const { child } of stored.model.fields) {
    if (!child) continue;
    const lines = storedOf(unit, child.model);
    const rows = await unit.db
      .selectFrom(lines.table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where(columnOf(lines, child.parent), 'in', ids)
      .execute();
    await erase(
      unit,
      lines,
      rows.map(({ id }) => id),
    );
  }
  await forgetPostings(unit, stored, ids);
  await eraseRows(unit, stored, ids);
}
