import { WebSocket } from 'ws';

import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

export interface OpenPages {
  /** Resolves when the last of them has been notified of that document. */
  notified(key: string): Promise<void>;
  close(): void;
}

export async function openPages(
  count: number,
  { address, token, userId }: { address: string; token: string; userId: string },
): Promise<OpenPages> {
  const url = `${address.replace('http', 'ws')}/jeecg-boot/websocket/${userId}`;
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(url, token);
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: count }, open));
  const hears = (socket: WebSocket, key: string): Promise<void> =>
    new Promise((resolve) => {
      const hear = (data: unknown): void => {
        const notice: JsonValue = JSON.parse(String(data));
        if (!isJsonObject(notice) || !Array.isArray(notice['keys']) || !notice['keys'].includes(key)) return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
    });
  return {
    notified: async (key) => void (await Promise.all(sockets.map((socket) => hears(socket, key)))),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
