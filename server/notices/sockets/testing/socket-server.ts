import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import type { Person } from '../../../http/index.ts';
import { httpServer, personWith } from '../../../http/testing/http-server.ts';
import { openSockets, type Sockets } from '../index.ts';
import type { ShownRows } from '../shown-rows.ts';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** People by their token; `later` loses his session when a test says so. */
export type People = Record<string, Person | undefined>;

/** A person of a tenant. */
export const personOf = (id: string, tenantId = 0): Person => ({ ...personWith(), id, username: id, tenantId });

interface OpenOptions {
  token?: string;
  protocol?: string;
  origin?: string;
  /** Answers no ping, as if the cable were pulled. */
  silent?: boolean;
}

export interface SocketServer {
  sockets: Sockets;
  /** The people who are signed in. */
  people: People;
  /** Opens a socket; resolves when it is open, rejects with the status of a refusal. */
  open(path: string, options?: OpenOptions): Promise<Client>;
  address: string;
}

/** An open socket that keeps what it hears. */
export interface Client {
  heard: string[];
  say(text: string | object): void;
  /** Resolves with code and reason when the socket closes. */
  closed: Promise<{ code: number; reason: string }>;
  socket: WebSocket;
}

/** A server with the sockets alone. A page called `closed` may be followed by nobody. */
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
