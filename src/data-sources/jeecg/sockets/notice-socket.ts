import ReconnectingWebSocket from 'partysocket/ws';

import type { DocumentKey } from '../../../schema/documents/document.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { changedDocuments } from './changed-documents.ts';
import { connectionOf, type SocketAddress } from './socket-address.ts';

/** In milliseconds: the interval of heartbeats, the timeout of an answer, and the pause before reconnecting. */
export const noticeTimes = { heartbeat: 20_000, timeout: 20_000, reconnect: 5_000 };

/**
 * Texts of a heartbeat: that of the product's own server and of JeecgBoot up to 3.1, and that of JeecgBoot since 3.7.
 */
const beats = ['HeartBeat', 'ping'] as const;

export interface ServerNews {
  /**
   * Called with the changed documents; with `all` each time the socket has reconnected, as changes may have been
   * missed.
   */
  onDocuments: (keys: readonly DocumentKey[] | 'all') => void;
  onNotices: () => void;
  onPermissions: () => void;
  onConnection: (isOpen: boolean) => void;
}

/**
 * Keeps the notice socket open: a heartbeat every 20 s, a new connection 5 s after one that closed or did not answer a
 * heartbeat within 20 s. A server that has not answered any heartbeat yet gets the other text; some never answer
 * (JeecgBoot 3.5 and 3.6), and their connection stays open.
 * @returns the function that closes it.
 */
export function openNoticeSocket(address: SocketAddress, news: ServerNews): () => void {
  const { url, token } = connectionOf(address);
  const socket = new ReconnectingWebSocket(url, token, {
    minReconnectionDelay: noticeTimes.reconnect,
    maxReconnectionDelay: noticeTimes.reconnect,
    reconnectionDelayGrowFactor: 1,
    // Messages sent while it was closed are useless later.
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
