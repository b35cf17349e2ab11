import type { DynamicKysely } from '../../../database/index.ts';
import type { Call } from '../../../http/index.ts';
import { contextOf, refuse, type RecordEngine } from '../../../records/index.ts';
import { memberOf, seenBy, tenancyOf } from '../../../tenancy/index.ts';
import type { UniqueField } from './unique-fields.ts';

/**
 * Returns `true` if a record other than `own` has the value. In a model, only records that the caller may see count. In
 * a system table, user names are compared with all accounts, because they are globally unique; other values only within
 * the caller's tenant.
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
