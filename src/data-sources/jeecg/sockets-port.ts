import { type PageSocket, type TableUpdate, createPageSocket } from '../../runtime/data/page-socket.ts';
import type { SocketsPort } from '../../runtime/data/ports.ts';

interface Followed {
  socket: PageSocket;
  hearers: Set<(update: TableUpdate) => void>;
}

/** Sockets of pages (`/vxeSocket/{userId}/{pageId}`): one for each page, however many tables on it listen. */
export function createSocketsPort(options: { base: string; token: () => string | undefined }): SocketsPort {
  const followed = new Map<string, Followed>();
  const open = (path: string): WebSocket => {
    const address = new URL(`${options.base}${path}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    // Asked for anew with each connection: the token may be another one by then.
    const token = options.token();
    return new WebSocket(address, token === undefined ? [] : [token]);
  };
  return {
    follow({ user, page }, hear) {
      const path = `/vxeSocket/${encodeURIComponent(user)}/${encodeURIComponent(page)}`;
      const hearers = followed.get(path)?.hearers ?? new Set();
      const tellAll = (update: TableUpdate) => {
        for (const hearer of hearers) hearer(update);
      };
      const one = followed.get(path) ?? { socket: createPageSocket(() => open(path), tellAll), hearers };
      followed.set(path, one);
      hearers.add(hear);
      return {
        tell: (update) => one.socket.tell(update),
        close() {
          hearers.delete(hear);
          if (hearers.size > 0 || followed.get(path) !== one) return;
          followed.delete(path);
          one.socket.close();
        },
      };
    },
  };
}
