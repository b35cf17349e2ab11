import ReconnectingWebSocket from 'partysocket/ws';

import { isRecord, parseJson } from '../http/index.ts';
import type { SocketAddress } from './page-socket.ts';

/** In milliseconds: how often the socket beats, and the pause before it connects again. */
export const noticeTimes = { heartbeat: 20_000, reconnect: 5_000 };

/**
 * Keeps the socket of notices open and tells of changed documents: `{ keys }`, and `{ keys: 'all' }` each time it is open
 * again, as nobody knows what was missed. @returns closes it.
 */
export function openNoticeSocket({ url, token }: SocketAddress, onEvent: (event: unknown) => void): () => void {
  const socket = new ReconnectingWebSocket(url, () => token() ?? null, {
    minReconnectionDelay: noticeTimes.reconnect,
    maxReconnectionDelay: noticeTimes.reconnect,
    // What was sent while it was closed is of no use later.
    maxEnqueuedMessages: 0,
  });
  let wasOpen = false;
  socket.addEventListener('open', () => {
    if (wasOpen) onEvent({ keys: 'all' });
    wasOpen = true;
  });
  socket.addEventListener('message', ({ data }) => {
    const notice = read(data);
    if (notice?.cmd === 'documents') onEvent({ keys: notice.keys });
  });
  const beat = setInterval(() => socket.send('HeartBeat'), noticeTimes.heartbeat);
  return () => {
    clearInterval(beat);
    socket.close();
  };
}

function read(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const notice = parseJson(data);
    return isRecord(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}
