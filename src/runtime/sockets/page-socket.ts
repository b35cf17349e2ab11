import ReconnectingWebSocket from 'partysocket/ws';

/** A row that somebody on the same page saved: the table's key, then the row and who sent it. */
export interface TableUpdate {
  socketKey: string;
  args: readonly unknown[];
}

/** A page's connection to the others who have it open. */
export interface PageSocket {
  send(update: TableUpdate): void;
  close(): void;
}

/** Where a page's socket connects to. It is read for each connection, as the token may have changed. */
export interface SocketAddress {
  url(): string;
  token(): string | undefined;
}

/** In milliseconds: table sockets of the specification, and how long a connection may take to open. */
export const socketTimes = { heartbeat: 10_000, timeout: 6_000, reconnect: 5_000, opening: 60_000 };

/**
 * Keeps a page's socket open: a heartbeat 10 s after each answer, a new connection 5 s after one that failed, closed or did
 * not answer within 6 s, and never two at once. Updates sent while disconnected are queued until the socket is open again.
 */
export function createPageSocket({ url, token }: SocketAddress, onUpdate: (update: TableUpdate) => void): PageSocket {
  const socket = new ReconnectingWebSocket(url, () => token() ?? null, {
    WebSocket: BeatingSocket,
    minReconnectionDelay: socketTimes.reconnect,
    maxReconnectionDelay: socketTimes.reconnect,
    reconnectionDelayGrowFactor: 1,
    minUptime: 0,
    connectionTimeout: socketTimes.opening,
  });
  socket.addEventListener('message', ({ data }) => {
    const update = readUpdate(data);
    if (update) onUpdate(update);
  });
  return {
    send: (update) => void socket.send(JSON.stringify({ type: 'update_vxe_table', data: update })),
    close: () => socket.close(),
  };
}

/** A WebSocket with a heartbeat. A missed answer dispatches an `error` event, like a lost connection. Called with `new`. */
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

function readUpdate(data: unknown): TableUpdate | undefined {
  if (typeof data !== 'string') return undefined;
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isObject(frame) || frame['type'] !== 'update_vxe_table' || !isObject(frame['data'])) return undefined;
  const { socketKey, args } = frame['data'];
  return typeof socketKey === 'string' && Array.isArray(args) ? { socketKey, args } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
