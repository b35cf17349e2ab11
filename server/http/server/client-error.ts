import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { nanoid } from 'nanoid';

import { failure } from '../routes/index.ts';

const known: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '请求头太大，请清除浏览器中本站的 Cookie 后再试。'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求内容的分块扩展太大。'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求没有在限定时间内发送完，请检查网络后再试。'],
};

/**
 * Answers connections that never become a request of Fastify (no HTTP, endless headers, a slow body) in the envelope,
 * and ends them.
 * @param report gets one line for the log, without any received content.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  { headers, report }: { headers: Readonly<Record<string, string>>; report: (line: object) => void },
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = known[error.code ?? ''] ?? [400, '请求不符合 HTTP 协议。'];
  const id = nanoid(12);
  report({ reqId: id, status, code: error.code });
  endWith(socket, { status, message, headers: { ...headers, 'x-request-id': id } });
}

export function refuseUpgrade(socket: Duplex): void {
  endWith(socket, { status: 400, message: '请求不符合 WebSocket 协议。', headers: {} });
}

function endWith(
  socket: Duplex,
  { status, message, headers }: { status: number; message: string; headers: Readonly<Record<string, string>> },
): void {
  const body = JSON.stringify(failure(status, status, message).body);
  const lines = Object.entries({
    ...headers,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  // A sender that never closes its side would keep a half-closed connection open.
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.end(() => socket.destroy());
}
