import type { DynamicTransaction } from '../database/index.ts';
import type { DictionarySchema } from './tables.ts';

/**
 * Changes the value of an item in all stored dictionaries of a code. If a dictionary already has an item with the new
 * value, that item stays and the other is deleted.
 */
export async function renameItem(
  transaction: DynamicTransaction,
  code: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const db = transaction.withTables<DictionarySchema>();
  const dictionaries = await db.selectFrom('sys_dict').select('id').where('dict_code', '=', code).execute();
  for (const { id } of dictionaries) {
    const there = await db
      .selectFrom('sys_dict_item')
      .select('id')
      .where('dict_id', '=', id)
      .where('item_value', '=', to)
      .where('del_flag', '=', 0)
      .executeTakeFirst();
    await db
      .updateTable('sys_dict_item')
      .set(there ? { del_flag: 1 } : { item_value: to })
      .where('dict_id', '=', id)
      .where('item_value', '=', from)
      .execute();
  }
}
