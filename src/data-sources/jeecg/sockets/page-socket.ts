import ReconnectingWebSocket from 'partysocket/ws';

import type { PageSocket, RowUpdate } from '../../../runtime/ports/index.ts';
import { readFrame, writeFrame } from './row-frame.ts';
import { connectionOf, type SocketAddress } from './socket-address.ts';

/**
 * In milliseconds: the heartbeat of table sockets, the timeout of an answer, the pause before reconnecting, and the
 * timeout for opening.
 */
export const socketTimes = { heartbeat: 10_000, timeout: 6_000, reconnect: 5_000, opening: 60_000 };

/**
 * Keeps a page's socket open: a heartbeat 10 s after each answer, a new connection 5 s after one that failed, closed or
 * did
 * not answer within 6 s, and never two at once. Updates sent while disconnected are queued until the socket is open
 * again.
 */
export function createPageSocket(address: SocketAddress, onUpdate: (update: RowUpdate) => void): PageSocket {
  const { url, token } = connectionOf(address);
  const socket = new ReconnectingWebSocket(url, token, {
    WebSocket: BeatingSocket,
    minReconnectionDelay: socketTimes.reconnect,
    maxReconnectionDelay: socketTimes.reconnect,
    reconnectionDelayGrowFactor: 1,
    minUptime: 0,
    connectionTimeout: socketTimes.opening,
  });
  socket.addEventListener('message', ({ data }) => {
    const update = readFrame(data);
    if (update) onUpdate(update);
  });
  return {
    send: (update) => void socket.send(writeFrame(update)),
    close: () => socket.close(),
  };
}

/**
 * A WebSocket with a heartbeat. A missed answer dispatches an `error` event, like a lost connection. Called with `new`.
 */
function BeatingSocket(url: string, protocols?: string | string[]): WebSocket {
  const socket = new WebSocket(url, protocols);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = () => void socket.dispatchEvent(new Event('error'));
  const beat = () => {
    socket.send(JSON.stringify({ type: 'heart_beat', data: '' }));
    timer = setTimeout(fail, socketTimes.timeout);
  };
  const beatLater = () => {
    clearTimeout(timer);
    timer = setTimeout(beat, socketTimes.heartbeat);
  };
  for (const type of ['open', 'message']) socket.addEventListener(type, beatLater);
  for (const type of ['error', 'close']) socket.addEventListener(type, () => clearTimeout(timer));
  return socket;
}
