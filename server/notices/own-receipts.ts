import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import { idOf, type DynamicKysely } from '../database/index.ts';
import { notFound, type Query } from '../http/index.ts';
import { readOwn } from './own-notices.ts';
import { releasedFor, type Receiver } from './released-for.ts';
import type { NoticeSchema } from './tables.ts';

/** The read state of an announcement for a person. For an announcement to everybody the row may not exist yet. */
interface Receipt {
  id: string;
  anntId: string;
  userId: string;
  /** 0 or 1. */
  readFlag: string;
  readTime: string | null;
}

/** Reads a page of a person's receipts, optionally filtered by `anntId` and `readFlag`. */
export async function readReceipts(database: DynamicKysely, receiver: Receiver, query: Query) {
  const page = await readOwn(database, receiver, { ...query, id: query['anntId'] ?? '' });
  const records = page.records.map((row) => ({
    id: row.id,
    anntId: row.anntId,
    userId: row.userId,
    readFlag: row.readFlag,
    readTime: row.readTime,
  }));
  return { ...page, records };
}

export async function readReceipt(database: DynamicKysely, receiver: Receiver, id: string): Promise<Receipt> {
  const row = await releasedFor(database, receiver)
    .where((test) => test.or([test('sys_announcement_send.id', '=', id), test('sys_announcement.id', '=', id)]))
    .select([
      'sys_announcement.id as annt_id',
      'sys_announcement_send.id as send_id',
      'sys_announcement_send.read_flag',
      'sys_announcement_send.read_time',
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  const isRead = row.read_flag === '1';
  return {
    id: String(row.send_id ?? row.annt_id),
    anntId: String(row.annt_id),
    userId: receiver.id,
    readFlag: isRead ? '1' : '0',
    readTime: isRead && row.read_time !== null ? String(row.read_time) : null,
  };
}

/**
 * Marks an announcement as read or unread.
 * @throws Refusal if it was not sent to that person.
 */
export async function changeReceipt(
  database: DynamicKysely,
  receiver: Receiver,
  { id, isRead }: { id: string; isRead: boolean },
): Promise<Receipt> {
  const { anntId } = await readReceipt(database, receiver, id);
  const flags = { read_flag: isRead ? '1' : '0', read_time: isRead ? formatDate(new Date(), DATE_TIME) : null };
  await database
    .withTables<NoticeSchema>()
    .insertInto('sys_announcement_send')
    .values({ id: idOf(`notice ${anntId} ${receiver.id}`), annt_id: anntId, user_id: receiver.id, ...flags })
    .onConflict((conflict) => conflict.columns(['annt_id', 'user_id']).doUpdateSet(flags))
    .execute();
  return readReceipt(database, receiver, id);
}
