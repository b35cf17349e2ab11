import ReconnectingWebSocket from 'partysocket/ws';

import type { DocumentKey } from '../../../schema/documents/document.ts';
import { isRecord } from '../http/index.ts';
import { changedDocuments } from './changed-documents.ts';
import { connectionOf, type SocketAddress } from './socket-address.ts';

/** In milliseconds: how often the socket beats, how long an answer may take, and the pause before it connects again. */
export const noticeTimes = { heartbeat: 20_000, timeout: 20_000, reconnect: 5_000 };

/** Texts of a heartbeat: that of our own server and of JeecgBoot up to 3.1, that of JeecgBoot since 3.7. */
const beats = ['HeartBeat', 'ping'] as const;

/** What the server tells a person wherever he is. */
export interface ServerNews {
  /** Documents changed; all of them each time it is open again, as nobody knows what was missed. */
  onDocuments: (keys: readonly DocumentKey[] | 'all') => void;
  /** Notices for him changed. */
  onNotices: () => void;
  /** He may do something else than before. */
  onPermissions: () => void;
  /** Whether the socket is open. */
  onConnection: (isOpen: boolean) => void;
}

/**
 * Keeps the socket of notices open: a heartbeat every 20 s, a new connection 5 s after one that closed or left a beat
 * without an answer for 20 s. A server that has answered no beat yet gets the other text; some answer none (JeecgBoot 3.5
 * and 3.6), whose connection stays. @returns closes it.
 */
export function openNoticeSocket(address: SocketAddress, news: ServerNews): () => void {
  const { url, token } = connectionOf(address);
  const socket = new ReconnectingWebSocket(url, token, {
    minReconnectionDelay: noticeTimes.reconnect,
    maxReconnectionDelay: noticeTimes.reconnect,
    reconnectionDelayGrowFactor: 1,
    // What was sent while it was closed is of no use later.
    maxEnqueuedMessages: 0,
  });
  let wasOpen = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let text = 0;
  let answersBeats = false;
  const hear = () => {
    clearTimeout(unanswered);
    unanswered = undefined;
  };
  socket.addEventListener('open', () => {
    hear();
    if (wasOpen) news.onDocuments('all');
    wasOpen = true;
    news.onConnection(true);
  });
  socket.addEventListener('close', () => {
    hear();
    news.onConnection(false);
  });
  socket.addEventListener('message', ({ data }) => {
    hear();
    const told = read(data);
    if (data === beats[text] || told?.cmd === 'heartcheck') answersBeats = true;
    if (told?.cmd === 'documents') news.onDocuments(changedDocuments(told));
    if (told?.cmd === 'permissions') news.onPermissions();
    if (told?.cmd === 'user' || told?.cmd === 'topic') news.onNotices();
  });
  const beat = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(beats[text] ?? beats[0]);
    unanswered ??= setTimeout(() => {
      unanswered = undefined;
      if (!answersBeats) {
        text = (text + 1) % beats.length;
        return;
      }
      news.onConnection(false);
      socket.reconnect();
    }, noticeTimes.timeout);
  }, noticeTimes.heartbeat);
  return () => {
    clearInterval(beat);
    hear();
    socket.close();
  };
}

function read(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const notice: unknown = JSON.parse(data);
    return isRecord(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}
