import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import { listOf } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { changedColumns, refused, viewerOf, type RowGuard, type SystemTable } from '../records/index.ts';
import { memberOf, type Viewer } from '../tenancy/index.ts';
import { keepReceivers } from './send-notices.ts';
import { announcementModel } from './tables.ts';

const released = '1';

/**
 * When an announcement for selected users is released, its receivers are stored; without receivers the release is
 * refused.
 */
const guardAnnouncements: RowGuard = async ({ db, context }, changes) => {
  for (const change of changes) {
    const { after } = change;
    const isReleased = after?.['send_status'] === released && changedColumns(change, ['send_status']).length > 0;
    if (!isReleased || after['msg_type'] !== 'USER') continue;
    const users = await livingUsers(db, listOf(text(after['user_ids'])), viewerOf(context));
    if (users.length === 0) throw refused(say('指定的用户都已经不在了，请重新选择接收的用户'));
    await keepReceivers(db, text(after['id']), users);
  }
};

export const announcementTable: SystemTable = {
  table: 'sys_announcement',
  model: announcementModel,
  guard: guardAnnouncements,
};

async function livingUsers(database: DynamicKysely, ids: readonly string[], viewer: Viewer): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select('id')
    .where('id', 'in', ids)
    .where('del_flag', '=', 0)
    .where(memberOf(viewer))
    .execute();
  return rows.map(({ id }) => id);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
