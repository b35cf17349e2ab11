import { expect, onTestFinished, test } from 'vitest';

import { applySchema } from '../database/index.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { eventually } from '../http/testing/eventually.ts';
import { followStarts } from './follow-starts.ts';
import { noticeTables } from './tables.ts';

test('notifies open pages of an announcement released before its time once it begins, and only once', async () => {
  const { kysely: database } = await openTestDatabase('embedded');
  await applySchema(database, noticeTables);
  const row = (id: string, more: object) => ({
    id,
    titile: id,
    msg_type: 'ALL',
    send_status: '1',
    start_time: '2026-03-01 09:00:00',
    tenant_id: 7,
    ...more,
  });
  const rows = [
    row('all', {}),
    row('some', { msg_type: 'USER', user_ids: 'u1,u2,' }),
    row('draft', { send_status: '0' }),
    row('later', { start_time: '2026-03-01 12:00:00' }),
    row('before', { start_time: '2026-03-01 08:00:00' }),
  ];
  await database
    .insertInto('sys_announcement')
    .values(rows.map((each) => ({ user_ids: null, ...each })))
    .execute();
  const notices: unknown[] = [];
  const sockets = {
    notifyTenant: (tenant: number, { id }: { id: string }) => void notices.push([tenant, id]),
    notifyUsers: (users: readonly string[], { id }: { id: string }) => void notices.push([users, id]),
  };
  let now = new Date(2026, 2, 1, 8, 30);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  onTestFinished(followStarts({ database, sockets, log }, { every: 10, now: () => now }));
  now = new Date(2026, 2, 1, 9, 0);
  const both = [
    [7, 'all'],
    [['u1', 'u2'], 'some'],
  ];
  await eventually(() => expect(new Set(notices.map(String))).toEqual(new Set(both.map(String))));
  now = new Date(2026, 2, 1, 11, 59);
  await eventually(async () =>
    expect(await database.selectFrom('sys_announcement').select('id').execute()).toHaveLength(5),
  );
  now = new Date(2026, 2, 1, 12, 0);
  await eventually(() => expect(notices.slice(2)).toEqual([[7, 'later']]));
});
