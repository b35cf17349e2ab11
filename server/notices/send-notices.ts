import { escape } from 'es-toolkit';
import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import { idOf, type DynamicKysely, type DynamicTransaction } from '../database/index.ts';
import type { Sockets } from './sockets/index.ts';
import type { NoticeSchema } from './tables.ts';

export type NoticeSockets = Pick<Sockets, 'notifyUsers' | 'notifyTenant'>;

export interface SystemNotice {
  tenantId: number;
  users: readonly string[];
  title: string;
  /** Plain text with line breaks. */
  text: string;
  priority?: 'L' | 'M' | 'H';
  busType?: string;
  busId?: string;
  /** `url`: a path of the application; `component`: the key of a document. */
  openType?: 'url' | 'component';
  openPage?: string;
}

const longestTitle = 100;

export async function keepSystemNotice(database: DynamicKysely, notice: SystemNotice): Promise<string> {
  const id = nanoid();
  const now = formatDate(new Date(), DATE_TIME);
  const db = database.withTables<NoticeSchema>();
  const { tenantId, users, title, text, priority = 'M', busType, busId, openType, openPage } = notice;
  await db
    .insertInto('sys_announcement')
    .values({
      id,
      titile: title.slice(0, longestTitle),
      msg_abstract: text.slice(0, 200),
      msg_content: asHtml(text),
      start_time: now,
      end_time: null,
      sender: 'system',
      priority,
      msg_category: '2',
      msg_type: 'USER',
      user_ids: `${users.join(',')},`,
      send_status: '1',
      send_time: now,
      cancel_time: null,
      bus_type: busType ?? null,
      bus_id: busId ?? null,
      open_type: openType ?? null,
      open_page: openPage ?? null,
      create_by: 'system',
      create_time: now,
      tenant_id: tenantId,
    })
    .execute();
  await keepReceivers(database, id, users);
  return id;
}

export function pushSystemNotice(sockets: NoticeSockets, id: string, { users, title }: SystemNotice): void {
  sockets.notifyUsers(users, { id, text: title.slice(0, longestTitle) });
}

/** Notifies the open pages of an announcement's receivers: these users, or all of its tenant. */
export function pushAnnouncement(
  sockets: NoticeSockets,
  { id, title, tenantId, users }: { id: string; title: string; tenantId: number; users: readonly string[] | undefined },
): void {
  if (users) sockets.notifyUsers(users, { id, text: title });
  else sockets.notifyTenant(tenantId, { id, text: title });
}

export async function keepReceivers(
  database: DynamicKysely | DynamicTransaction,
  annt: string,
  users: readonly string[],
): Promise<void> {
  const db = database.withTables<NoticeSchema>();
  await db.deleteFrom('sys_announcement_send').where('annt_id', '=', annt).execute();
  for (let start = 0; start < users.length; start += batch) {
    const some = users.slice(start, start + batch);
    await db
      .insertInto('sys_announcement_send')
      .values(
        some.map((user) => ({ id: idOf(`notice ${annt} ${user}`), annt_id: annt, user_id: user, read_flag: '0' })),
      )
      .execute();
  }
}

const batch = 5_000;

function asHtml(text: string): string {
  return `<p>${escape(text).replaceAll(/\r?\n/g, '<br>')}</p>`;
}
