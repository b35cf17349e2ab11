import { computeValues, linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { EffectSample } from '../../effects/index.ts';
import { billContext, storedOf, type EngineParts } from '../call/index.ts';
import { readBy, readWithLines } from '../read/index.ts';
import { systemUnit } from './difference.ts';

/**
 * Returns the stored values of a computed field of the three latest records, and the values that the new models
 * compute. Fields that are new in the change, such as rollups, are empty in both.
 */
export async function sampleValues(
  { before, after }: { before: EngineParts; after: EngineParts },
  id: string,
  field: string,
): Promise<EffectSample[]> {
  const stored = storedOf(before, id);
  const rows = await before.db
    .selectFrom(stored.table)
    .select(['id', 'tenant_id'])
    .where('del_flag', '=', 0)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const samples: EffectSample[] = [];
  for (const row of rows) {
    const unit = systemUnit(before, Number(row['tenant_id']));
    const [record] = await readBy(unit, stored, 'id', [row['id']]);
    if (!record) continue;
    const owner = before.graph.owner(id);
    const root = owner ? owner.model : stored.model;
    const ids = [String(owner ? record[owner.parent] : record['id'])];
    const [bill] = await readWithLines(unit, storedOf(before, root.id), ids);
    const model = after.models.get(root.id);
    if (!bill || !model) continue;
    const computed = computeValues(model, bill, { ...billContext(unit), models: after.models });
    const found = owner ? lineOf(computed[owner.field.name], record['id']) : computed;
    samples.push({
      record: String(record[stored.model.label] ?? record['id']),
      before: record[field] ?? null,
      after: found?.[field] ?? null,
    });
  }
  return samples;
}

function lineOf(lines: unknown, id: unknown): RecordValues | undefined {
  return linesOf(lines).find((line) => line['id'] === id);
}
