import { computeRows, computesRows, linesOf, type RecordValues } from '../../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import { billContext, type UnitOfWork } from '../../call/index.ts';
import type { StoredModel } from '../../tables/index.ts';
import { draftRecord, type Draft, type DraftLines } from '../draft-record.ts';

/**
 * Replaces the saved lines by the lines that an expression computes. A computed line keeps the id of the saved line
 * that refers to the same records, or else of the one at the same position.
 * @returns true when the draft has such lines.
 */
export function fillRows(unit: UnitOfWork, draft: Draft): boolean {
  const { model } = draft.stored;
  if (!computesRows(model, unit.models)) return false;
  fill(unit, draft, computeRows(model, draft.record, billContext(unit)));
  return true;
}

function fill(unit: UnitOfWork, draft: Draft, computed: RecordValues): void {
  for (const lines of draft.lines) {
    const { name } = lines.field;
    const rows = linesOf(computed[name]);
    if (lines.field.value !== undefined) takeRows(unit, draft, lines, rows);
    lines.drafts.forEach((line, index) => fill(unit, line, rows[index] ?? {}));
    draft.record[name] = lines.drafts.map(({ record }) => record);
  }
}

function takeRows(unit: UnitOfWork, owner: Draft, lines: DraftLines, rows: readonly RecordValues[]): void {
  const { stored, parent, field } = lines;
  const left = linesOf(owner.before?.[field.name]);
  const known = matching(stored.model, rows, left);
  lines.drafts = rows.map((row, index) => {
    const path = `${owner.path}${field.name}.${index}.`;
    const before = known[index];
    const fresh = draftRecord(unit, stored, row, undefined, path);
    const values = valuesOf(stored, fresh.record, row);
    const record = before ? { ...before, ...values, ...keptOf(stored, before) } : { ...fresh.record, ...values };
    record[parent] = owner.record['id'];
    const given = new Set(Object.keys(row));
    return before ? { ...draftRecord(unit, stored, {}, before, path), record, given } : { ...fresh, record, given };
  });
  const taken = new Set(known);
  lines.removed = left.filter((line) => !taken.has(line));
}

function valuesOf({ model }: StoredModel, fresh: RecordValues, row: RecordValues): RecordValues {
  const own = model.fields.filter(({ child }) => !child);
  return Object.fromEntries(
    own.map(({ name }) => [name, Object.hasOwn(row, name) ? row[name] : (fresh[name] ?? null)]),
  );
}

function keptOf({ model }: StoredModel, before: RecordValues): RecordValues {
  const filled = model.fields.filter(
    ({ name, numbering, rollup }) => numbering || rollup || name === model.states?.field,
  );
  return Object.fromEntries(filled.map(({ name }) => [name, before[name] ?? null]));
}

/** Finds the saved line for each row: one that refers to the same records, or else the next remaining one. */
function matching(
  model: ResolvedModel,
  rows: readonly RecordValues[],
  saved: readonly RecordValues[],
): (RecordValues | undefined)[] {
  const references = model.fields.filter(({ reference }) => reference).map(({ name }) => name);
  const left = [...saved];
  const take = (isSame: (line: RecordValues) => boolean): RecordValues | undefined => {
    const index = left.findIndex(isSame);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = rows.map((row) => {
    const named = references.filter((name) => (row[name] ?? null) !== null);
    return named.length === 0 ? undefined : take((line) => named.every((name) => line[name] === row[name]));
  });
  return same.map((line) => line ?? take(() => true));
}
