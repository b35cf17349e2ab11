import type { DynamicKysely } from '../database/index.ts';
import { dictionaryModels, type DictionarySchema } from './tables.ts';

/** Values that are removed from the dictionary of a tenant (0: of all). */
export interface RemovedValues {
  code: string;
  tenantId: number;
  values: string[];
}

export async function removedValues(
  database: DynamicKysely,
  model: string,
  records: readonly Record<string, unknown>[],
): Promise<RemovedValues[]> {
  const isItem = model === dictionaryModels.sys_dict_item;
  if (!isItem && model !== dictionaryModels.sys_dict) return [];
  const ids = records.map(({ id }) => String(id));
  const rows = await database
    .withTables<DictionarySchema>()
    .selectFrom('sys_dict_item as item')
    .innerJoin('sys_dict as dictionary', 'dictionary.id', 'item.dict_id')
    .select(['dictionary.dict_code', 'dictionary.tenant_id', 'item.item_value'])
    .where(isItem ? 'item.id' : 'dictionary.id', 'in', ids)
    .where('item.del_flag', '=', 0)
    .execute();
  const codes = new Map<string, RemovedValues>();
  for (const row of rows) {
    const key = `${row.tenant_id} ${row.dict_code}`;
    const known = codes.get(key) ?? { code: String(row.dict_code), tenantId: Number(row.tenant_id), values: [] };
    codes.set(key, { ...known, values: [...known.values, String(row.item_value)] });
  }
  return [...codes.values()];
}
