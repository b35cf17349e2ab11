import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import type { Person } from '../../../http/index.ts';
import { httpServer, personWith } from '../../../http/testing/http-server.ts';
import { openSockets, type Sockets } from '../index.ts';
import type { ShownRows } from '../shown-rows.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

export type People = Record<string, Person | undefined>;

export const personOf = (id: string, tenantId = 0): Person => ({ ...personWith(), id, username: id, tenantId });

interface OpenOptions {
  token?: string;
  protocol?: string;
  origin?: string;
  silent?: boolean;
}

export interface SocketServer {
  sockets: Sockets;
  people: People;
  open(path: string, options?: OpenOptions): Promise<Client>;
  address: string;
}

export interface Client {
  heard: string[];
  say(text: string | object): void;
  closed: Promise<{ code: number; reason: string }>;
  socket: WebSocket;
}

/** Starts a server with the sockets alone. Nobody may follow the page `closed`. */
export async function socketServer(
  options: {
    probeMs?: number;
    databaseUrl?: string | undefined;
    shownRows?: ShownRows;
    mayFollow?: (person: Person, page: string) => Promise<boolean>;
  } = {},
): Promise<SocketServer> {
  const people: People = Object.assign(Object.create(null), {
    a: personOf('u1'),
    b: personOf('u2'),
    foreign: personOf('u3', 9),
  });
  const sockets = openSockets({
    apiBase: '/jeecg-boot',
    authenticate: async (token) => people[token],
    mayFollow: async (_person, page) => page !== 'closed',
    shownRows: async (_person, _page, args) => [...args],
    log: silentLog,
    ...options,
  });
  onTestFinished(() => sockets.close());
  const app = await httpServer({ extend: (each) => sockets.register(each) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    sockets,
    people,
    address,
    open: (path, more) => connect(`${address.replace('http', 'ws')}/jeecg-boot${path}`, more),
  };
}

function connect(url: string, { token, protocol, origin, silent = false }: OpenOptions = {}): Promise<Client> {
  const address = token === undefined ? url : `${url}?token=${token}`;
  const socket = new WebSocket(address, protocol === undefined ? [] : [protocol], {
    autoPong: !silent,
    ...(origin !== undefined && { origin }),
  });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('unexpected-response', (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    socket.once('open', () => {
      const say = (text: string | object): void => socket.send(typeof text === 'string' ? text : JSON.stringify(text));
      resolve({ heard, say, closed, socket });
    });
  });
}
