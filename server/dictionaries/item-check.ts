import type { DynamicKysely } from '../database/index.ts';
import { optionalText, requiredText } from '../http/index.ts';
import { seenBy, type Viewer } from '../tenancy/index.ts';
import type { DictionarySchema } from './tables.ts';

export async function isValueFree(
  database: DynamicKysely,
  query: Readonly<Record<string, string>>,
  viewer: Viewer,
): Promise<boolean> {
  const other = await database
    .withTables<DictionarySchema>()
    .selectFrom('sys_dict_item')
    .select('id')
    .where('dict_id', '=', requiredText(query, 'dictId', 64))
    .where('item_value', '=', requiredText(query, 'itemValue', 200))
    .where('id', '!=', optionalText(query, 'id', 64) ?? '')
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_dict_item'))
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
