import type { Transaction } from 'kysely';

import type { DynamicKysely } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { ownOf, type Viewer } from '../tenancy/index.ts';
import type { DictionarySchema } from './tables.ts';

export interface DeletedDictionary {
  id: string;
  dictName: string;
  dictCode: string;
  description: string | null;
  type: number;
  delFlag: number;
  createBy: string | null;
  createTime: string;
  updateBy: string | null;
  updateTime: string | null;
}

/** Returns the dictionaries in the recycle bin that the viewer can see, the latest first. */
export async function deletedDictionaries(database: DynamicKysely, viewer: Viewer): Promise<DeletedDictionary[]> {
  const db = database.withTables<DictionarySchema>();
  const rows = await db
    .selectFrom('sys_dict')
    .select(['id', 'dict_name', 'dict_code', 'description', 'type', 'create_by', 'create_time'])
    .select(['update_by', 'update_time'])
    .where('del_flag', '=', 1)
    .where(ownOf(viewer, 'sys_dict'))
    .orderBy('update_time', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    dictName: row.dict_name,
    dictCode: row.dict_code,
    description: row.description,
    type: Number(row.type),
    delFlag: 1,
    createBy: row.create_by,
    createTime: row.create_time,
    updateBy: row.update_by,
    updateTime: row.update_time,
  }));
}

/**
 * Restores a dictionary. Returns its name.
 * @throws Refusal if it is not in the viewer's recycle bin, or another dictionary has its code.
 */
export async function restoreDictionary(
  database: DynamicKysely,
  id: string,
  person: Viewer & { username: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<DictionarySchema>();
    const { dict_code: code, dict_name: name, tenant_id: tenant } = await lockDeleted(db, id, person);
    const other = await db
      .selectFrom('sys_dict')
      .select('dict_name')
      .where('dict_code', '=', code)
      .where('tenant_id', '=', tenant)
      .where('del_flag', '=', 0)
      .executeTakeFirst();
    if (other)
      throw new Refusal(
        say('字典编号 {code} 已被“{dict_name}”使用，不能取回；请先修改或删除它。', {
          code,
          dict_name: other.dict_name,
        }),
      );
    await db.updateTable('sys_dict').set({ del_flag: 0, update_by: person.username }).where('id', '=', id).execute();
    return name;
  });
}

/** A dictionary that was deleted permanently keeps its code, so that its document does not create it again. */
const destroyed = 2;

/**
 * Deletes a dictionary in the recycle bin permanently, with its items. Returns its name.
 * @throws Refusal if it is not in the viewer's recycle bin.
 */
export async function destroyDictionary(database: DynamicKysely, id: string, viewer: Viewer): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<DictionarySchema>();
    const { dict_name: name } = await lockDeleted(db, id, viewer);
    await db.deleteFrom('sys_dict_item').where('dict_id', '=', id).execute();
    await db.updateTable('sys_dict').set({ del_flag: destroyed, description: null }).where('id', '=', id).execute();
    return name;
  });
}

async function lockDeleted(db: Transaction<DictionarySchema>, id: string, viewer: Viewer) {
  const row = await db
    .selectFrom('sys_dict')
    .select(['dict_code', 'dict_name', 'tenant_id'])
    .where('id', '=', id)
    .where('del_flag', '=', 1)
    .where(ownOf(viewer, 'sys_dict'))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(say('回收站里没有这个字典，请刷新后再试。'));
  return row;
}
