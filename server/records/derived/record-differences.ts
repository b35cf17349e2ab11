import { linesOf, toFieldValue, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { groupBy } from '../../database/index.ts';
import { storedOf, type EngineParts, type UnitOfWork } from '../call/index.ts';
import { readWithLines } from '../read/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { followingCopies, neededValues, rightValues, rollupSums, type rollupsInto } from '../write/index.ts';
import { systemUnit, type Difference } from './difference.ts';

export interface Batch {
  after: string;
  size: number;
}

/**
 * Returns the ids of the next records after `after`, with their tenants, in all tenants, except those in the recycle
 * bin.
 */
export async function idsBehind(
  { db }: Pick<EngineParts, 'db'>,
  { table }: StoredModel,
  { after, size }: Batch,
): Promise<{ id: string; tenantId: number }[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'tenant_id'])
    .where('id', '>', after)
    .where('del_flag', '=', 0)
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map((row) => ({ id: String(row['id']), tenantId: Number(row['tenant_id']) }));
}

export async function rollupDifferences(
  parts: EngineParts,
  { target, field, rollup }: ReturnType<typeof rollupsInto>[number],
  { after, size }: Batch,
): Promise<Difference[]> {
  const stored = storedOf(parts, target.id);
  const column = columnOf(stored, field.name);
  const by = columnOf(storedOf(parts, rollup.from), rollup.by);
  const rows = await parts.db
    .selectFrom(`${stored.table} as target`)
    .leftJoin(rollupSums(parts, rollup).as('summed'), (join) =>
      join.onRef('summed.tenant_id', '=', 'target.tenant_id').onRef(`summed.${by}`, '=', 'target.id'),
    )
    .select(['target.id', 'target.tenant_id', `target.${column} as stored_value`, 'summed.rollup_total'])
    .select(`target.${labelColumn(stored)} as label`)
    .where('target.del_flag', '=', 0)
    .where('target.id', '>', after)
    .where((builder) =>
      builder(
        builder.ref(`target.${column}`),
        'is distinct from',
        builder.fn('round', [
          builder.fn.coalesce(builder.ref('summed.rollup_total'), builder.lit(0)),
          builder.lit(field.scale ?? (field.type === 'integer' ? 0 : 12)),
        ]),
      ),
    )
    .orderBy('target.id')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    model: target.id,
    tenantId: Number(row['tenant_id']),
    id: String(row['id']),
    record: String(row['label'] ?? row['id']),
    field: field.name,
    stored: row['stored_value'] === null ? null : toFieldValue(field, row['stored_value']),
    right: toFieldValue(field, row['rollup_total'] ?? 0),
  }));
}

function labelColumn(stored: StoredModel): string {
  return stored.columns.get(stored.model.label)?.name ?? 'id';
}

/**
 * Returns the computed values of a bill and its lines that differ from their formulas, the copies that differ from the
 * owner that they follow, and the values that are missing.
 */
export async function valueDifferences(
  parts: EngineParts,
  model: ResolvedModel,
  ids: readonly { id: string; tenantId: number }[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [tenantId, some] of groupBy(ids, (each) => each.tenantId)) {
    const unit = { ...systemUnit(parts, tenantId), upkeep: parts.upkeep };
    const records = await readWithLines(
      unit,
      storedOf(unit, model.id),
      some.map(({ id }) => id),
    );
    for (const record of records) {
      const right = parts.graph.owner(model.id) ? record : rightValues(unit, model, record);
      found.push(...between(unit, model, record, right), ...missing(unit, model, record));
    }
  }
  return found;
}

function between(unit: UnitOfWork, model: ResolvedModel, stored: RecordValues, right: RecordValues): Difference[] {
  const followed = new Set(followingCopies(unit.graph, model).map(({ target }) => target.name));
  return model.fields.flatMap(({ name, child, value }) => {
    if (child) {
      const lineModel = storedOf(unit, child.model).model;
      const lines = linesOf(right[name]);
      return linesOf(stored[name]).flatMap((line, index) => between(unit, lineModel, line, lines[index] ?? line));
    }
    if ((value === undefined && !followed.has(name)) || stored[name] === right[name]) return [];
    return [difference(unit, model, stored, { field: name, right: right[name] })];
  });
}

function missing(unit: UnitOfWork, model: ResolvedModel, record: RecordValues): Difference[] {
  const isMissing = (name: string): boolean => (record[name] ?? '') === '';
  const numbers = model.fields.filter(({ numbering, name }) => numbering && isMissing(name));
  return [
    ...numbers.map(({ name }) => difference(unit, model, record, { field: name, right: undefined })),
    ...neededValues(model, unit.now).flatMap(({ field: { name }, value }) =>
      isMissing(name) ? [difference(unit, model, record, { field: name, right: value })] : [],
    ),
  ];
}

function difference(
  { context }: UnitOfWork,
  model: ResolvedModel,
  record: RecordValues,
  { field, right }: { field: string; right: unknown },
): Difference {
  return {
    model: model.id,
    tenantId: context.user.tenantId,
    id: String(record['id']),
    field,
    record: String(record[model.label] ?? record['id']),
    stored: record[field] ?? null,
    right,
  };
}
