import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { DynamicKysely, Log } from '../database/index.ts';
import { listOf } from '../http/index.ts';
import { pushAnnouncement, type NoticeSockets } from './send-notices.ts';
import type { NoticeSchema } from './tables.ts';

const every = 30_000;

/**
 * Notifies open pages of announcements that were released before their start time, as soon as it is reached.
 * @returns a function that stops it.
 */
export function followStarts(
  parts: { database: DynamicKysely; sockets: NoticeSockets; log: Log },
  options: { every?: number; now?: () => Date } = {},
): () => Promise<void> {
  const { database, sockets, log } = parts;
  const { now = () => new Date() } = options;
  let from = now();
  let working: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const to = now();
    const rows = await database
      .withTables<NoticeSchema>()
      .selectFrom('sys_announcement')
      .select(['id', 'titile', 'tenant_id', 'msg_type', 'user_ids'])
      .where('send_status', '=', '1')
      .where('del_flag', '=', 0)
      .where('start_time', '>', formatDate(from, DATE_TIME))
      .where('start_time', '<=', formatDate(to, DATE_TIME))
      .execute();
    from = to;
    for (const { id, titile, tenant_id: tenantId, msg_type: type, user_ids: users } of rows)
      pushAnnouncement(sockets, {
        id,
        title: titile ?? '',
        tenantId,
        users: type === 'USER' ? listOf(users ?? '') : undefined,
      });
  };
  const timer = setInterval(() => {
    working = working.then(look).catch((error: unknown) => log.warn(`没有查看到时间的通告：${String(error)}`));
  }, options.every ?? every).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
