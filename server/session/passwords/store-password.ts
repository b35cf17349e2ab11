import type { AccountSchema, DynamicKysely } from '../../database/index.ts';

export async function storePassword(database: DynamicKysely, userId: string, hash: string): Promise<void> {
  const db = database.withTables<AccountSchema>();
  await db.updateTable('sys_user').set({ password: hash }).where('id', '=', userId).execute();
}
