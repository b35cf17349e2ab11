import { linesOf, referencedIds, type RecordValues } from '../../../src/engine/bill/index.ts';
import { holdsSeveral, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { groupBy, sharesOne, textRows } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { refused, storedOf, tenantOf, type RecordLink, type UnitOfWork } from '../call/index.ts';
import { isVisible, linksToList, linksToRecords, namedRecords } from '../read/index.ts';
import { columnOf, fromRow, type Referrer, type Row, type StoredModel } from '../tables/index.ts';
import { recomputeValues, updateRecords } from '../write/index.ts';

export async function refuseReferenced(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  for (const referrer of unit.graph.referrers(stored.model.id)) {
    if (referrer.model.id === stored.model.id && referrer.field.name === stored.model.tree?.parent) continue;
    if (referrer.reference.onDelete === 'clear') await clearReference(unit, stored, referrer, ids);
    else await refuseReference(unit, stored, referrer, ids);
  }
  for (const { name, child } of stored.model.fields) {
    if (child)
      await refuseReferenced(
        unit,
        storedOf(unit, child.model),
        records.flatMap((record) => linesOf(record[name])),
      );
  }
}

function referringTenant(unit: UnitOfWork, named: StoredModel, referring: StoredModel): number | undefined {
  const isOurs = unit.tenancy(named.table) !== undefined;
  return named.model.shared && (isOurs || !referring.model.shared) ? undefined : tenantOf(unit, referring);
}

async function refuseReference(
  unit: UnitOfWork,
  named: StoredModel,
  referrer: Referrer,
  ids: readonly string[],
): Promise<void> {
  const owner = unit.graph.owner(referrer.model.id);
  const columns = ['id', ...(owner ? [columnOf(storedOf(unit, referrer.model.id), owner.parent)] : [])];
  const found = await referring(unit, named, referrer, ids).select(columns).limit(namedRecords).execute();
  if (found.length === 0) return;
  const { title } = owner?.model ?? referrer.model;
  if (!(await isAnyShown(unit, named, referrer, ids))) throw refused(say('被其他数据引用，不能删除'));
  throw refused(say('被“{title}”引用，不能删除', { title }), await linksToReferrers(unit, referrer, { ids, found }));
}

async function isAnyShown(unit: UnitOfWork, named: StoredModel, referrer: Referrer, ids: readonly string[]) {
  const shown = referring(unit, named, referrer, ids).where(isVisible(unit, storedOf(unit, referrer.model.id)));
  return (await shown.select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function linksToReferrers(
  unit: UnitOfWork,
  { model, field }: Referrer,
  { ids, found }: { ids: readonly string[]; found: readonly Row[] },
): Promise<RecordLink[]> {
  const owner = unit.graph.owner(model.id);
  const shown = owner?.model ?? model;
  if (!field.hidden && !namesSeveral(field)) {
    const name = owner ? `${owner.field.name},${field.name}` : field.name;
    const list = linksToList(unit, shown, { [name]: [...ids] }, (title) => say('查看引用它的{title}', { title }));
    if (list.length > 0) return list;
  }
  const column = owner ? columnOf(storedOf(unit, model.id), owner.parent) : 'id';
  return linksToRecords(
    unit,
    shown,
    found.map((row) => row[column]),
  );
}

function referring(unit: UnitOfWork, named: StoredModel, { model, field }: Referrer, ids: readonly string[]) {
  const stored = storedOf(unit, model.id);
  const column = columnOf(stored, field.name);
  const tenant = referringTenant(unit, named, stored);
  return unit.db
    .selectFrom(stored.table)
    .$if(tenant !== undefined, (query) => query.where('tenant_id', '=', tenant))
    .where('del_flag', '=', 0)
    .where((builder) => {
      if (!namesSeveral(field)) return builder(column, 'in', ids);
      return builder.and([
        sharesOne(column, builder.selectFrom(textRows('named', { id: [...ids] })).select('named.id')),
      ]);
    });
}

async function clearReference(
  unit: UnitOfWork,
  named: StoredModel,
  referrer: Referrer,
  ids: readonly string[],
): Promise<void> {
  const { model, field } = referrer;
  const stored = storedOf(unit, model.id);
  const rows = await referring(unit, named, referrer, ids).selectAll().forNoKeyUpdate().execute();
  const emptied = [...copiedBy(model, field)];
  for (const [tenantId, some] of groupBy(
    rows.map((row) => fromRow(stored, row)),
    (record) => Number(record['tenantId']),
  )) {
    const { context } = unit;
    const within: UnitOfWork = { ...unit, context: { ...context, user: { ...context.user, tenantId } } };
    const changes = some.map((record) => ({
      id: String(record['id']),
      values: {
        [field.name]: without(field, record[field.name], ids),
        ...Object.fromEntries(emptied.map((name) => [name, null])),
      },
    }));
    await updateRecords(within, stored, changes, { touch: true });
    await recomputeValues(within, model, some, [field.name, ...emptied]);
  }
}

function copiedBy(model: ResolvedModel, from: ResolvedField, found: Set<string> = new Set()): Set<string> {
  for (const target of Object.values(from.reference?.copy ?? {})) {
    const field = model.fields.find(({ name }) => name === target);
    if (!field?.readOnly || found.has(target)) continue;
    found.add(target);
    copiedBy(model, field, found);
  }
  return found;
}

function without(field: ResolvedField, value: unknown, ids: readonly string[]): unknown {
  const left = referencedIds(field, value).filter((id) => !ids.includes(id));
  if (left.length === 0) return null;
  return Array.isArray(value) ? left : left.join(',');
}

function namesSeveral(field: ResolvedField): boolean {
  return field.type === 'array' || holdsSeveral(field);
}
