import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { keepSystemNotice, pushSystemNotice, type NoticeSockets } from '../send-notices.ts';
import { SendFailure, type Channel } from './channels.ts';
import type { MessageSchema } from './tables.ts';

export function ownChannel(database: DynamicKysely, sockets: NoticeSockets): Channel {
  return async ({ id, title, content, receiver }) => {
    const db = database.withTables<AccountSchema & MessageSchema>();
    const user = await db
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', receiver)
      .where('del_flag', '=', 0)
      .executeTakeFirst();
    if (!user) throw new SendFailure('这个用户已经不在了', { final: true });
    const queued = await db.selectFrom('sys_sms').select('tenant_id').where('id', '=', id).executeTakeFirst();
    const notice = {
      tenantId: queued?.tenant_id ?? 0,
      users: [user.id],
      title,
      text: content,
      busType: 'message',
      busId: id,
    };
    const kept = await database.transaction().execute((transaction) => keepSystemNotice(transaction, notice));
    pushSystemNotice(sockets, kept, notice);
    return '已送达';
  };
}
