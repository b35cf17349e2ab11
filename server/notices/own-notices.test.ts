import { expect, test } from 'vitest';

import { accountTables, applySchema } from '../database/index.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { markAllRead, markRead, readOwn, readUnread } from './own-notices.ts';
import { keepReceivers } from './send-notices.ts';
import { noticeTables } from './tables.ts';

test('an announcement of a tenant reaches those who work for it, one of no tenant everybody', async () => {
  const { kysely: database } = await openTestDatabase('embedded');
  await applySchema(database, [...accountTables, ...noticeTables]);
  const rows = [0, 7, 8].flatMap((tenant) =>
    ['ALL', 'USER'].map((type) => ({ id: `${type} ${tenant}`, tenant, type })),
  );
  await database
    .insertInto('sys_announcement')
    .values(
      rows.map(({ id, tenant, type }) => ({
        id,
        titile: id,
        tenant_id: tenant,
        msg_type: type,
        msg_category: '1',
        send_status: '1',
      })),
    )
    .execute();
  for (const { id, type } of rows) if (type === 'USER') await keepReceivers(database, id, ['u1']);
  const shown = async (id: string, tenantId: number) => {
    const { anntMsgList, anntMsgTotal } = await readUnread(database, { id, tenantId }, 10);
    expect(anntMsgTotal).toBe(anntMsgList.length);
    return anntMsgList.map((row) => String(row.id)).toSorted((a, b) => a.localeCompare(b));
  };
  expect(await shown('u1', 7)).toEqual(['ALL 0', 'ALL 7', 'USER 0', 'USER 7']);
  expect(await shown('u2', 8)).toEqual(['ALL 0', 'ALL 8']);
  expect(await shown('u2', 0)).toEqual(['ALL 0']);
  await expect(markRead(database, { id: 'u2', tenantId: 8 }, 'ALL 7')).rejects.toThrow('未找到对应实体');
  await markAllRead(database, { id: 'u1', tenantId: 7 });
  expect(await shown('u1', 7)).toEqual([]);
  expect(await shown('u1', 8)).toEqual(['ALL 8', 'USER 8']);
  expect((await readOwn(database, { id: 'u1', tenantId: 7 }, { readFlag: '1' })).total).toBe(4);
});
