import type { RecordValues } from '../../src/engine/bill/index.ts';
import { listOf } from '../http/index.ts';
import type { RecordContext, RecordEngine } from '../records/index.ts';
import { pushAnnouncement, type NoticeSockets } from './send-notices.ts';
import { announcementModel } from './tables.ts';

interface Parts {
  engine: RecordEngine;
  sockets: NoticeSockets;
}

/**
 * Releases or revokes an announcement and notifies the open pages of its receivers. Returns the record after the
 * change.
 * @throws RecordRefusal without the permission, in another state, and if it has no receivers.
 */
export async function moveAnnouncement(
  { engine, sockets }: Parts,
  call: { id: string; name: string; version?: number | undefined },
  context: RecordContext,
): Promise<RecordValues> {
  const saved = await engine.transition(announcementModel, call, context);
  pushAnnouncement(sockets, {
    id: text(saved['id']),
    title: text(saved['titile']),
    tenantId: Number(saved['tenantId'] ?? 0),
    users: saved['msgType'] === 'USER' ? listOf(text(saved['userIds'])) : undefined,
  });
  return saved;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
