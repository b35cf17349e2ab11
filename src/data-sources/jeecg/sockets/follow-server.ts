import type { ServerNews } from './notice-socket.ts';
import { socketAddress } from './socket-address.ts';
import type { SocketSession } from './sockets-port.ts';

/**
 * Follows what the server tells a person: published documents and notices. It comes over the socket of notices, whose code
 * is loaded only then. @returns stops following.
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
    // Without it pages follow when they are opened again, and notices are asked for.
    () => undefined,
  );
  return () => close();
}
