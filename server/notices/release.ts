import type { RecordValues } from '../../src/engine/bill/index.ts';
import { type AccountSchema } from '../accounts/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { listOf } from '../http/index.ts';
import { type RecordContext, type RecordEngine, refused, viewerOf } from '../records/index.ts';
import { memberOf, type Viewer } from '../tenancy/index.ts';
import { say } from '../locale/index.ts';
import { keepReceivers, type NoticeSockets, pushAnnouncement } from './send-notices.ts';
import { announcementModel } from './tables.ts';

interface Parts {
  engine: RecordEngine;
  sockets: NoticeSockets;
}

/**
 * Releases or revokes an announcement and tells the open pages of those it is for. @returns the record as it is now.
 * @throws RecordRefusal without the permission, in another state, and where nobody would get it.
 */
export async function moveAnnouncement(
  { engine, sockets }: Parts,
  call: { id: string; name: string; version?: number | undefined },
  context: RecordContext,
): Promise<RecordValues> {
  const saved = await engine.transition(announcementModel, call, context, async (db, record) => {
    if (call.name !== 'release' || record['msgType'] !== 'USER') return;
    const users = await livingUsers(db, listOf(text(record['userIds'])), viewerOf(context));
    if (users.length === 0) throw refused(say('指定的用户都已经不在了，请重新选择接收的用户'));
    await keepReceivers(db, text(record['id']), users);
  });
  pushAnnouncement(sockets, {
    ...{ id: text(saved['id']), title: text(saved['titile']), tenantId: Number(saved['tenantId'] ?? 0) },
    users: saved['msgType'] === 'USER' ? listOf(text(saved['userIds'])) : undefined,
  });
  return saved;
}

/** Those of these users who are there and whom the viewer sees. */
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
