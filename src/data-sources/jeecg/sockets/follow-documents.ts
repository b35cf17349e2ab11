import { socketAddress } from './sockets-port.ts';

/**
 * Follows what is published, for a person: over the socket of notices, whose code is loaded only then.
 * @param onEvent is told `{ keys }` of changed documents, `{ keys: 'all' }` after the connection was lost.
 * @returns stops following.
 */
export function followDocuments(
  options: { base: string; token: () => string | undefined },
  user: string,
  onEvent: (event: unknown) => void,
): () => void {
  let isWanted = true;
  let close = () => {
    isWanted = false;
  };
  const path = `${options.base}/websocket/${encodeURIComponent(user)}`;
  import('./notice-socket.ts').then(
    ({ openNoticeSocket }) => {
      if (isWanted) close = openNoticeSocket({ url: () => socketAddress(path), token: options.token }, onEvent);
    },
    // Without it pages follow when they are opened again.
    () => undefined,
  );
  return () => close();
}
