/** A row that somebody on the same page saved: the table's key, then the row and who sent it. */
export interface TableUpdate {
  socketKey: string;
  args: readonly unknown[];
}

/** What a page hears from others on it, and tells them. */
export interface PageSocket {
  tell(update: TableUpdate): void;
  close(): void;
}

/** As much of a WebSocket as is needed; it tells `open`, `message`, `close` and `error`. */
export interface SocketLike extends EventTarget {
  send(text: string): void;
  close(): void;
}

/** Specification 9, in milliseconds. */
export const socketTimes = { heartbeat: 10_000, timeout: 6_000, reconnect: 5_000 };

/**
 * Keeps a page's socket open: a heartbeat 10 s after each answer, a new connection 5 s after one that failed, ended or did
 * not answer within 6 s; never two at once. What is told while there is none is sent when there is one again.
 */
export function createPageSocket(open: () => SocketLike, hear: (update: TableUpdate) => void): PageSocket {
  let socket: SocketLike | undefined;
  let listening = new AbortController();
  let isOpen = false;
  let isClosed = false;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const waiting: string[] = [];

  const drop = () => {
    clearTimeout(beat);
    clearTimeout(silence);
    isOpen = false;
    listening.abort();
    socket?.close();
    socket = undefined;
  };
  const retry = () => {
    drop();
    if (isClosed || again !== undefined) return;
    again = setTimeout(() => {
      again = undefined;
      connect();
    }, socketTimes.reconnect);
  };
  const beatLater = () => {
    clearTimeout(beat);
    beat = setTimeout(() => {
      socket?.send(JSON.stringify({ type: 'heart_beat', data: '' }));
      silence = setTimeout(retry, socketTimes.timeout);
    }, socketTimes.heartbeat);
  };
  const connect = () => {
    drop();
    const next = open();
    socket = next;
    listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      next.addEventListener(type, listener, { signal: listening.signal });
    on('open', () => {
      isOpen = true;
      for (const text of waiting.splice(0)) next.send(text);
      beatLater();
    });
    on('message', (event) => {
      clearTimeout(silence);
      beatLater();
      const update = 'data' in event ? readUpdate(event.data) : undefined;
      if (update) hear(update);
    });
    on('close', retry);
    on('error', retry);
  };
  connect();
  return {
    tell(update) {
      const text = JSON.stringify({ type: 'update_vxe_table', data: update });
      if (isOpen) socket?.send(text);
      else waiting.push(text);
    },
    close() {
      isClosed = true;
      clearTimeout(again);
      drop();
    },
  };
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
