import {
  nextNumber,
  numberShape,
  restartKey,
  sequenceOf,
  treePattern,
  type NumberShape,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { greatestIn, textRows } from '../../database/index.ts';
import { storedOf, type UnitOfWork } from '../call/index.ts';
import { columnOf } from '../tables/index.ts';
import { advance, setCounter, type Counter } from './counters.ts';
import { assignTreeCodes } from './tree-codes.ts';

/**
 * Assigns numbers to new records. The row of the counter is locked until the end of the transaction, so that no number
 * is used twice and none is lost when the save fails. A new counter, or one whose number already exists (typed,
 * imported, of another pattern or of a deleted record), continues after the greatest number of its pattern, which is
 * logged.
 */
export async function assignNumbers(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  for (const field of model.fields) {
    const missing = records.filter((record) => isMissing(record[field.name]));
    if (!field.numbering || missing.length === 0) continue;
    if (field.numbering.pattern === treePattern) {
      await assignTreeCodes(unit, model, field, missing);
      continue;
    }
    const typed = records.flatMap((record) => (isMissing(record[field.name]) ? [] : [String(record[field.name])]));
    const numbers = await nextNumbers(unit, { model, field, ...field.numbering }, { count: missing.length, typed });
    missing.forEach((record, index) => {
      record[field.name] = numbers[index];
    });
  }
}

function isMissing(value: unknown): boolean {
  return (value ?? '') === '';
}

type Numbering = { model: ResolvedModel; field: ResolvedField } & NonNullable<ResolvedField['numbering']>;

async function nextNumbers(
  unit: UnitOfWork,
  numbering: Numbering,
  { count, typed }: { count: number; typed: readonly string[] },
): Promise<string[]> {
  const { model, field, pattern, restart } = numbering;
  const counter: Counter = {
    tenantId: unit.context.user.tenantId,
    name: `${model.id}.${field.name}`,
    period: restartKey(restart, unit.now),
  };
  const { value, isNew } = await advance(unit.db, counter, count);
  const before = value - count;
  const after = (last: number) => Array.from({ length: count }, (_, index) => numberOf(last + index + 1));
  const numberOf = (sequence: number) => nextNumber(pattern, unit.now, sequence);
  if (!isNew && !(await isTaken(unit, numbering, after(before), typed))) return after(before);
  const shape = numberShape(pattern, unit.now);
  const greatest = Math.max(
    await greatestSequence(unit, numbering, shape),
    ...typed.map((text) => sequenceOf(shape, text) ?? 0),
  );
  if (greatest <= before) return after(before);
  await setCounter(unit.db, counter, greatest + count);
  unit.log.warn(
    `“${model.title}”的${field.title}从 ${numberOf(before + 1)} 跳到 ${numberOf(greatest + 1)}：前面的号码已经有记录在用。`,
  );
  return after(greatest);
}

async function isTaken(
  unit: UnitOfWork,
  { model, field }: Numbering,
  numbers: string[],
  typed: readonly string[],
): Promise<boolean> {
  if (typed.some((text) => numbers.includes(text))) return true;
  const stored = storedOf(unit, model.id);
  const given = unit.db.selectFrom(textRows('given', { number: numbers })).select('given.number');
  const found = await unit.db
    .selectFrom(stored.table)
    .select('id')
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where(columnOf(stored, field.name), 'in', given)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function greatestSequence(
  unit: UnitOfWork,
  { model, field }: Numbering,
  { prefix, expression }: NumberShape,
): Promise<number> {
  const stored = storedOf(unit, model.id);
  const column = columnOf(stored, field.name);
  const found = await unit.db
    .selectFrom(stored.table)
    .select(greatestIn(column, expression).as('greatest'))
    .where('tenant_id', '=', unit.context.user.tenantId)
    .where(column, '>=', prefix)
    // This sorts after every text with the prefix, because the column is sorted by bytes.
    .where(column, '<=', `${prefix}\u{10FFFF}`)
    .executeTakeFirst();
  return Number(found?.['greatest'] ?? 0);
}
