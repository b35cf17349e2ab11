import type { PageSocket, RowUpdate, SocketsPort } from '../../../runtime/ports/index.ts';
import { socketAddress, type SocketAddress } from './socket-address.ts';

export interface SocketSession extends Omit<SocketAddress, 'url'> {
  base: string;
}

interface Followed {
  socket: Promise<PageSocket>;
  listeners: Set<(update: RowUpdate) => void>;
}

/**
 * Creates the port to sockets of pages (`/vxeSocket/{userId}/{pageId}`): one for each page, shared by all its tables.
 */
export function createSocketsPort({ base, ...session }: SocketSession): SocketsPort {
  const followed = new Map<string, Followed>();
  return {
    follow({ user, page }, onUpdate) {
      const path = `/vxeSocket/${encodeURIComponent(user)}/${encodeURIComponent(page)}`;
      const listeners = followed.get(path)?.listeners ?? new Set();
      const notifyAll = (update: RowUpdate) => {
        for (const listener of listeners) listener(update);
      };
      const open = async (): Promise<PageSocket> => {
        const { createPageSocket } = await import('./page-socket.ts');
        return createPageSocket({ url: () => socketAddress(`${base}${path}`), ...session }, notifyAll);
      };
      const one = followed.get(path) ?? { socket: open(), listeners };
      followed.set(path, one);
      listeners.add(onUpdate);
      return {
        send: (update) => void one.socket.then((socket) => socket.send(update)),
        close() {
          listeners.delete(onUpdate);
          if (listeners.size > 0 || followed.get(path) !== one) return;
          followed.delete(path);
          void one.socket.then((socket) => socket.close());
        },
      };
    },
  };
}
