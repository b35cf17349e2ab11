import { toFieldValue } from '../../../src/engine/bill/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { writableFields } from '../tables/index.ts';
import type { CheckedRecord } from './checked-record.ts';

/**
 * Fills the fields that lines copy from their owner, by the reference to it. Fields that the user cannot enter always
 * follow the owner; others take its value in a new line, and when it changes, unless the client sent another value.
 * @returns true if a value changed.
 */
export function copyFromOwners(unit: UnitOfWork, records: readonly CheckedRecord[]): boolean {
  return records.map((checked) => copyFromOwner(unit, checked)).includes(true);
}

function copyFromOwner(
  { graph }: UnitOfWork,
  { model, record, before, given, owner, isTrusted }: CheckedRecord,
): boolean {
  const held = graph.owner(model.id);
  const reference = model.fields.find(({ name }) => name === held?.parent)?.reference;
  if (!owner || !held || !reference) return false;
  const writable = new Set(writableFields(model, held).map(({ name }) => name));
  let changed = false;
  for (const [from, to] of Object.entries(reference.copy)) {
    const target = model.fields.find(({ name }) => name === to);
    if (!target) continue;
    const isTyped = given.has(to) && (record[to] ?? null) !== null;
    const isOther = !before || JSON.stringify(owner.before?.[from]) !== JSON.stringify(owner.record[from]);
    if ((isTrusted || writable.has(to)) && (isTyped || !isOther)) continue;
    const value = toFieldValue(target, owner.record[from]);
    changed ||= JSON.stringify(value) !== JSON.stringify(record[to] ?? null);
    record[to] = value;
  }
  return changed;
}
