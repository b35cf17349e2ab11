import type { ServerNews } from './notice-socket.ts';
import { socketAddress } from './socket-address.ts';
import type { SocketSession } from './sockets-port.ts';

/**
 * Subscribes to the server's messages for a user: published documents and notices, over the notice socket, whose code
 * is loaded on demand.
 * @returns the function that unsubscribes.
 */
export function followServer({ base, ...session }: SocketSession, user: string, news: ServerNews): () => void {
  let isWanted = true;
  let close = () => {
    isWanted = false;
  };
  const path = `${base}/websocket/${encodeURIComponent(user)}`;
  import('./notice-socket.ts').then(
    ({ openNoticeSocket }) => {
      if (isWanted) close = openNoticeSocket({ url: () => socketAddress(path), ...session }, news);
    },
    // Without the socket, pages are updated when they are opened again, and notices are polled.
    () => undefined,
  );
  return () => close();
}
