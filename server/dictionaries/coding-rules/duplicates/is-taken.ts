import type { DynamicKysely } from '../../../database/index.ts';
import type { Call } from '../../../http/index.ts';
import { contextOf, refuse, type RecordEngine } from '../../../records/index.ts';
import { memberOf, seenBy, tenancyOf } from '../../../tenancy/index.ts';
import type { UniqueField } from './unique-fields.ts';

/**
 * Whether another record than `own` has the value. Of a model only records count that the caller may see, of a system
 * table all for names of accounts, which nobody else may have, otherwise those of his tenant.
 */
export async function isTaken(
  engine: RecordEngine,
  database: DynamicKysely,
  search: { field: UniqueField; value: string; own: string; call: Call },
): Promise<boolean> {
  const { source } = search.field;
  if (source.kind === 'model') {
    const params = { [source.field]: `eq ${search.value}`, id: search.own === '' ? undefined : `!${search.own}` };
    const page = await engine.list(source.model, params, contextOf(search.call)).catch(refuse);
    return page.total > 0;
  }
  const all = database.selectFrom(source.table).select('id').where(source.column, '=', search.value);
  const person = search.call.person();
  const isMember = tenancyOf(source.table) === 'members';
  const rows =
    source.column === 'username'
      ? all
      : all.where('del_flag', '=', 0).where(isMember ? memberOf(person) : seenBy(person, source.table));
  return (await rows.where('id', '!=', search.own).limit(1).executeTakeFirst()) !== undefined;
}
