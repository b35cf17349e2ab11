import { estimateRows } from '../../database/index.ts';
import { storedOf, type ActiveFill, type UnitOfWork } from '../call/index.ts';
import { fillTable } from '../tables/index.ts';
import { repairRecords } from '../write/index.ts';
import { byTenantOf } from './balance-differences.ts';
import { systemUnit } from './difference.ts';
import { addBatch, type Progress } from './fill-balance.ts';
import { idsBehind } from './record-differences.ts';
import { leave } from './start-fills.ts';

export interface FillStep {
  fill: ActiveFill;
  isDone: boolean;
  /** The duration of the batch, without the time until its transaction began. */
  milliseconds: number;
}

/**
 * Runs the next batch of the first fill that no other process is working on, in the transaction of the unit. The
 * progress is written in the same transaction, so that an interrupted fill continues where it stopped.
 * @returns undefined when there is no fill.
 */
export async function continueFill(unit: UnitOfWork, size: number): Promise<FillStep | undefined> {
  const started = performance.now();
  const row = await unit.db
    .selectFrom(fillTable)
    .selectAll()
    .where('finish_time', 'is', null)
    .orderBy('no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const fill = unit.upkeep?.fills.find(({ no }) => no === Number(row?.['no']));
  if (!row || !fill) return undefined;
  const known = { ...fill, position: String(row['position']), done: Number(row['done']) };
  const { count, position } = await nextBatch(unit, known, size);
  const isDone = count < size;
  if (isDone && fill.sort === 'balance' && unit.models.has(fill.model)) await leaveValues(unit, fill);
  const done = known.done + count;
  const now = { position, done, total: Math.max(known.total, done) };
  await unit.db
    .updateTable(fillTable)
    .set({ ...now, ...(isDone && { finish_time: unit.now }) })
    .where('no', '=', fill.no)
    .execute();
  return { fill: { ...fill, ...now }, isDone, milliseconds: performance.now() - started };
}

async function leaveValues(unit: UnitOfWork, { model: id }: ActiveFill): Promise<void> {
  const { model, table } = storedOf(unit, id);
  if (!model.fields.some(({ value }) => value !== undefined)) return;
  await leave(unit, { sort: 'records', model: id, source: id, total: await estimateRows(unit.db, table, 0) });
}

async function nextBatch(unit: UnitOfWork, fill: ActiveFill, size: number): Promise<Progress> {
  const end = { count: 0, position: fill.position };
  const isKnown = unit.models.has(fill.model) && unit.models.has(fill.source);
  if (!isKnown) return end;
  const { model } = storedOf(unit, fill.model);
  if (fill.sort === 'balance')
    return model.balanceOf?.model === fill.source ? addBatch(unit, model, { fill, size }) : end;
  const stored = storedOf(unit, fill.model);
  const ids = await idsBehind(unit, stored, { after: fill.position, size });
  await byTenantOf(ids, (tenantId, some) =>
    repairRecords(
      ofTenant(unit, tenantId),
      stored,
      some.map((each) => each.id),
    ),
  );
  return { count: ids.length, position: ids.at(-1)?.id ?? fill.position };
}

function ofTenant(unit: UnitOfWork, tenantId: number): UnitOfWork {
  const { context, upkeep, now } = unit;
  return { ...systemUnit(unit, tenantId, context.user.username), upkeep, now };
}
