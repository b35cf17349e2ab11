import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

import type { Log } from '../../database/index.ts';
import {
  forbidden,
  isOwnOrigin,
  Refusal,
  refuseUpgrade,
  unauthenticated,
  type Authenticator,
  type Person,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { channels, Hub, type Listener } from './channels.ts';
import { Connection, limits } from './connection.ts';
import { noFanout, postgresFanout, type Fanout } from './fanout.ts';
import { heartBeatAnswer, isHeartBeat, pageHeartBeatAnswer, readPageFrame, updateFrame } from './frames.ts';
import type { ShownRows } from './shown-rows.ts';
import { socketToken } from './socket-token.ts';

/** A notice that makes clients reload; `id` names the changed object, `text` may be shown. */
export interface Notice {
  id: string;
  text: string;
}

export interface Sockets {
  register(app: FastifyInstance): Promise<void>;
  notifyUsers(userIds: readonly string[], notice: Notice): void;
  /** Sends a notice to everybody who works for a tenant; 0: to everybody. */
  notifyTenant(tenantId: number, notice: Notice): void;
  /** Notifies users whose permissions have changed; other processes detect the change within half a minute. */
  tellPermissions(): void;
  /**
   * Notifies everybody who is connected to this process of changed documents. Other processes detect the change
   * themselves.
   */
  tellDocuments(keys: readonly string[]): void;
  close(): Promise<void>;
}

interface SocketOptions {
  apiBase: string;
  authenticate: Authenticator;
  mayFollow: (person: Person, page: string) => Promise<boolean>;
  shownRows: ShownRows;
  databaseUrl?: string | undefined;
  log: Log;
  /** The interval of pinging clients, in milliseconds; by default 30,000. */
  probeMs?: number;
}

/** The longest time in milliseconds between writes that belong together. */
const settleMs = 200;

const most = { ofOne: 100, ofAll: 5_000 };

type Guest = { connection: Connection; person: Person; token: string; page: string | undefined };

/** Opens the sockets of notices and of pages; `register` adds them to the HTTP server. */
export function openSockets(options: SocketOptions): Sockets {
  const { apiBase, authenticate, mayFollow, shownRows, databaseUrl, log, probeMs = 30_000 } = options;
  const hub = new Hub();
  const guests = new Set<Guest>();
  const fanout: Fanout = databaseUrl ? postgresFanout(databaseUrl, (each) => hub.deliver(each), log) : noFanout;
  const say = (to: readonly string[], text: string): void => {
    hub.deliver({ channels: to, text });
    fanout.publish({ channels: to, text });
  };

  /** Checks origin, token and the user's id in the path before the socket is opened, and refuses by HTTP responses. */
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) throw forbidden([]);
    const token = socketToken(request);
    const person = token === undefined ? undefined : await authenticate(token);
    if (!person) throw unauthenticated();
    const { userId, pageId } = readParams(request);
    // Later versions of the reference client append a hash of the token to the id.
    if (userId !== person.id && !userId.startsWith(`${person.id}_`)) throw forbidden([]);
    if (pageId !== undefined && !(await mayFollow(person, pageId))) throw forbidden([]);
    const own = [...guests].filter((guest) => guest.person.id === person.id).length;
    if (own >= most.ofOne || guests.size >= most.ofAll) throw tooMany();
    request.person = person;
  };

  const welcome = (socket: WebSocket, request: FastifyRequest, listensTo: string[], hear: Hear): void => {
    const { person } = request;
    const token = socketToken(request);
    if (!person || token === undefined) return socket.terminate();
    const connection: Connection = new Connection(socket, (text) => hear(connection, text));
    const page = readParams(request).pageId;
    const guest: Guest = { connection, person, token, page };
    const leave = hub.join(page === undefined ? connection : followerOf(guest, page, shownRows, log), listensTo);
    guests.add(guest);
    socket.on('close', () => {
      leave();
      guests.delete(guest);
    });
  };

  /**
   * Ends the connection of a person who is no longer signed in, works for another tenant or may no longer follow the
   * page. Sends a message to a person whose permissions have changed.
   */
  const checkNow = async (guest: Guest): Promise<void> => {
    const { connection, token, page } = guest;
    const person = await authenticate(token);
    if (!person) return connection.signedOut();
    if (person.tenantId !== guest.person.tenantId) return connection.moved();
    if (page !== undefined && !(await mayFollow(person, page))) return connection.forbidden();
    if (person.mark !== guest.person.mark) connection.send(JSON.stringify({ cmd: 'permissions' }));
    guest.person = person;
  };
  const check = (guest: Guest): void => void checkNow(guest).catch(() => undefined);

  /**
   * Ends the connections of clients that are gone or no longer signed in. While the database is unavailable, none is
   * ended.
   */
  const sweep = (): void => {
    for (const guest of guests) {
      guest.connection.probe();
      check(guest);
    }
  };
  let checking: ReturnType<typeof setTimeout> | undefined;
  const timer = setInterval(sweep, probeMs).unref();

  return {
    async register(app) {
      await app.register(websocket, {
        options: { maxPayload: limits.frame, perMessageDeflate: false },
        errorHandler: (_error, socket) => socket.terminate(),
      });
      app.websocketServer.on('wsClientError', (_error, socket) => refuseUpgrade(socket));
      const route = {
        method: 'GET',
        config: { permission: 'signed-in' },
        onRequest: guard,
        handler: notASocket,
      } as const;
      app.route({
        ...route,
        url: `${apiBase}/websocket/:userId`,
        wsHandler: (socket, request) => {
          const own = request.person?.id ?? '';
          const tenant = channels.tenant(request.person?.tenantId ?? 0);
          welcome(socket, request, [channels.user(own), tenant, channels.everybody], (from, text) => {
            if (isHeartBeat(text)) from.send(heartBeatAnswer);
          });
        },
      });
      app.route({
        ...route,
        url: `${apiBase}/vxeSocket/:userId/:pageId`,
        wsHandler: (socket, request) => {
          const channel = channels.page(request.person?.tenantId ?? 0, readParams(request).pageId ?? '');
          welcome(socket, request, [channel], (from, text) => {
            const frame = readPageFrame(text);
            if (frame?.type === 'heart_beat') from.send(pageHeartBeatAnswer);
            if (frame?.type === 'update_vxe_table') say([channel], updateFrame(frame));
          });
        },
      });
    },
    notifyUsers: (userIds, { id, text }) =>
      say(userIds.map(channels.user), JSON.stringify({ cmd: 'user', msgId: id, msgTxt: text })),
    notifyTenant: (tenantId, { id, text }) =>
      say(
        [tenantId === 0 ? channels.everybody : channels.tenant(tenantId)],
        JSON.stringify({ cmd: 'topic', msgId: id, msgTxt: text }),
      ),
    tellPermissions() {
      // A change of roles comes in several writes.
      checking ??= setTimeout(() => {
        checking = undefined;
        guests.forEach(check);
      }, settleMs).unref();
    },
    tellDocuments: (keys) =>
      hub.deliver({ channels: [channels.everybody], text: JSON.stringify({ cmd: 'documents', keys }) }),
    async close() {
      clearInterval(timer);
      clearTimeout(checking);
      await fanout.close();
    },
  };
}

/** Sends changed rows to a guest on a page one after the other, as far as their data rules allow. */
function followerOf(guest: Guest, page: string, shownRows: ShownRows, log: Log): Listener {
  let lastMessage: Promise<void> = Promise.resolve();
  return {
    send(text) {
      const frame = readPageFrame(text);
      if (frame?.type !== 'update_vxe_table' || !guest.person.conditions) return guest.connection.send(text);
      lastMessage = lastMessage.then(async () => {
        const args = await shownRows(guest.person, page, frame.args);
        if (args) guest.connection.send(updateFrame({ socketKey: frame.socketKey, args }));
      });
      lastMessage = lastMessage.catch((error: unknown) => log.warn(`变更没有送到页面 ${page}：${String(error)}`));
    },
  };
}

type Hear = (from: Connection, text: string) => void;

function readParams({ params }: FastifyRequest): { userId: string; pageId: string | undefined } {
  const named: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {};
  const { userId, pageId } = named;
  return { userId: String(userId), pageId: pageId === undefined ? undefined : String(pageId) };
}

function tooMany(): Refusal {
  return new Refusal(say('打开的实时连接太多，请关闭一些页面后再试。'), { status: 503, code: 503 });
}

function notASocket(): never {
  throw new Refusal(say('这个地址只接受 WebSocket 连接。'), { status: 426, code: 426 });
}
