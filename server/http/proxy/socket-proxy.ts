import { request as requestHttp, STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

import { backendTarget } from './backend-target.ts';
import { cleanedHeaders } from './connection-headers.ts';
import { isOwnOrigin } from './own-origin.ts';

const most = 5_000;

/** The time in which the other server must open a socket, in milliseconds. */
const patience = 15_000;

export interface ForwardedSockets {
  /** Ends the sockets of notices. Their clients reconnect and reload the shown data. */
  endNotices(): void;
}

/**
 * Forwards sockets below the API base to a real JeecgBoot, which decides who may open them. Browsers may open them only
 * from this server's own origin. Messages are not read.
 * @param backendUrl with its context path.
 */
export function proxySockets(app: FastifyInstance, apiBase: string, backendUrl: string): ForwardedSockets {
  const open = new Map<Duplex, string>();
  const listen = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = request.url ?? '';
    socket.on('error', () => socket.destroy());
    const target = address.startsWith(`${apiBase}/`)
      ? backendTarget(backendUrl, withoutSlashes(address.slice(apiBase.length)))
      : undefined;
    if (!target) return refuse(socket, 404);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return refuse(socket, 400);
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse(socket, 403);
    if (open.size >= most) return refuse(socket, 503);
    open.set(socket, address);
    socket.on('close', () => open.delete(socket));
    connect(request, { socket, head, target }, (error) => app.log.error({ err: error }, '后端没有打开实时连接'));
  };
  app.server.on('upgrade', listen);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', listen);
    for (const socket of open.keys()) socket.destroy();
  });
  return {
    endNotices() {
      for (const [socket, address] of open) if (address.startsWith(`${apiBase}/websocket/`)) socket.destroy();
    },
  };
}

/** Tomcat refuses an escaped slash in a path; the ids of pages contain some, and are only compared with each other. */
function withoutSlashes(address: string): string {
  const [path = '', ...search] = address.split('?');
  return [path.replaceAll(/%2F/gi, '~'), ...search].join('?');
}

function connect(
  { headers }: IncomingMessage,
  { socket, head, target }: { socket: Duplex; head: Buffer; target: URL },
  report: (error: unknown) => void,
): void {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const wanted = { ...cleanedHeaders(headers), connection: 'Upgrade', upgrade: 'websocket' };
  const outgoing = request(target, { headers: wanted, timeout: patience });
  outgoing.on('upgrade', (answer, other, otherHead) => {
    other.on('error', () => other.destroy());
    if ('setTimeout' in other) other.setTimeout(0);
    const opened = { ...protocolOf(headers, answer.headers), connection: 'Upgrade', upgrade: 'websocket' };
    socket.write(headOf(101, { ...cleanedHeaders(answer.headers), ...opened }));
    socket.write(otherHead);
    other.write(head);
    other.pipe(socket).on('close', () => other.destroy());
    socket.pipe(other).on('close', () => socket.destroy());
  });
  outgoing.on('response', (answer) => {
    answer.resume();
    refuse(socket, answer.statusCode ?? 502);
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('后端 15 秒没有应答')));
  outgoing.on('error', (error) => {
    report(error);
    refuse(socket, 503);
  });
  socket.on('close', () => outgoing.destroy());
  outgoing.end();
}

/**
 * Returns the sub-protocol of the response. A JeecgBoot up to 3.1 does not repeat the one that carries the token, and
 * browsers drop a connection whose response names none of the offered protocols.
 */
function protocolOf(request: IncomingHttpHeaders, answered: IncomingHttpHeaders): Record<string, string> {
  const name = 'sec-websocket-protocol';
  const offered = request[name]?.split(',')[0]?.trim();
  return answered[name] === undefined && offered ? { [name]: offered } : {};
}

function refuse(socket: Duplex, status: number): void {
  if (socket.writable) socket.end(headOf(status, { connection: 'close', 'content-length': '0' }));
}

function headOf(status: number, headers: Readonly<Record<string, string | string[]>>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
