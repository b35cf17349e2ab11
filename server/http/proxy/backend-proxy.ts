import { once } from 'node:events';
import { IncomingMessage, request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { say } from '../../locale/index.ts';
import { acceptUploads, readUpload, usualPace } from '../files/index.ts';
import { failure, Refusal, send, type Answer } from '../routes/index.ts';
import { awaitedCalls, type AwaitedCalls } from './awaited-calls.ts';
import { backendTarget } from './backend-target.ts';
import type { AdaptedCall, CallAdapter, ChangedCall, ForwardedCall } from './call-adapter.ts';
import { cleanedHeaders } from './connection-headers.ts';
import { backEndPatience, isGatewayFailure, noAnswer } from './no-answer.ts';
import { plainPath } from './plain-path.ts';
import { readFailure } from './read-failure.ts';
import { proxySockets, type ForwardedSockets } from './socket-proxy.ts';

/** Response headers that reveal the software behind, or that only this server decides. */
const droppedFromAnswer = new Set(
  'server x-powered-by content-security-policy x-content-type-options referrer-policy x-frame-options cross-origin-opener-policy'.split(
    ' ',
  ),
);

const mostRead = 16 * 1_048_576;

/**
 * Forwards everything below the API base to a real JeecgBoot, including sockets, as streams. Only calls that the
 * adapter changes are read.
 * @param backendUrl with its context path, e.g. `https://erp.example.com/jeecg-boot`.
 * @param awaited counts the calls until they have their answers.
 */
export async function proxyBackend(
  app: FastifyInstance,
  apiBase: string,
  backendUrl: string,
  adapter?: CallAdapter,
  awaited = awaitedCalls(),
): Promise<ForwardedSockets> {
  const sockets = proxySockets(app, apiBase, backendUrl);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptUploads(scope, usualPace);
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
      url: `${apiBase}/*`,
      config: { permission: 'open' },
      async handler(request, reply) {
        if (!request.url.startsWith(`${apiBase}/`)) return send(reply, unknownPath());
        const call = callOf(request, apiBase);
        const adapted = (await awaited.during(async () => adapter?.adapt(call))) ?? {};
        if ('answer' in adapted) return send(reply, adapted.answer);
        return forward(request, reply, { apiBase, backendUrl, adapter, awaited, call, ...adapted });
      },
    });
  });
  return sockets;
}

function callOf(request: FastifyRequest, apiBase: string): ForwardedCall {
  const [path = '', search = ''] = splitOnce(request.url.slice(apiBase.length), '?');
  return {
    method: request.method,
    path: plainPath(path),
    search,
    headers: withTenant(request.headers),
    readBody: () => bodyOf(request.raw),
    readFiles: (limits) =>
      readUpload(request, limits, async ({ name, stream }) => ({ name, bytes: new Uint8Array(await buffer(stream)) })),
  };
}

/** JeecgBoot reads the tenant from `X-Tenant-Id` since 3.5, and from `tenant-id` before. */
function withTenant(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const tenant = headers['tenant-id'];
  return tenant === undefined ? headers : { 'x-tenant-id': tenant, ...headers };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > mostRead) throw new Refusal(say('请求内容太大'), { status: 413, code: 413 });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

interface Forwarded extends AdaptedCall {
  apiBase: string;
  backendUrl: string;
  adapter: CallAdapter | undefined;
  awaited: AwaitedCalls;
  call: ChangedCall;
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiBase, backendUrl, adapter, awaited, call, change, headers: own, answerHeaders }: Forwarded,
): Promise<FastifyReply> {
  const target = backendTarget(backendUrl, `${call.path}${call.search === '' ? '' : `?${call.search}`}`);
  if (!target) return send(reply, unknownPath());
  const headers = { ...cleanedHeaders(withTenant(request.headers)), ...own };
  // The adapter must be able to read failures and the responses it changes; this server compresses its own responses.
  if (adapter) delete headers['accept-encoding'];
  const make = async () => exchange(request, { target, call, headers });
  // The upload of a file to this server may take long.
  const isFile = request.headers['content-type']?.startsWith('multipart/') === true;
  const answer = await (isFile ? make() : awaited.during(make)).catch((error: unknown) => {
    request.log.error({ err: error }, '后端没有应答');
    return noAnswer(call.method, error);
  });
  if (!(answer instanceof IncomingMessage)) return send(reply, answer);
  if (isGatewayFailure(answer.statusCode)) {
    answer.resume();
    return send(reply, noAnswer(call.method, undefined));
  }
  const refused = adapter && (await readFailure(answer));
  const instead = refused && adapter.failure(call, refused);
  if (instead) {
    request.log.warn({ call: `${call.method} ${call.path}`, message: refused.message }, '后端拒绝了');
    answer.resume();
    return send(reply, instead);
  }
  if (change && isJson(answer)) return send(reply, await change(await bodyOf(answer)));
  for (const [name, value] of Object.entries(cleanedHeaders(answer.headers))) {
    if (!droppedFromAnswer.has(name)) void reply.header(name, value);
  }
  const { location } = answer.headers;
  if (location !== undefined) void reply.header('location', locationHere(location, { backendUrl, apiBase, call }));
  if (answerHeaders && answer.statusCode === 200) void reply.headers(answerHeaders(answer.headers));
  return reply.code(answer.statusCode ?? 502).send(answer);
}

function locationHere(
  location: string,
  { backendUrl, apiBase, call }: Pick<Forwarded, 'backendUrl' | 'apiBase' | 'call'>,
): string {
  if (!URL.canParse(location, `${backendUrl}${call.path}`)) return location;
  const { href } = new URL(location, `${backendUrl}${call.path}`);
  return href === backendUrl || href.startsWith(`${backendUrl}/`) ? apiBase + href.slice(backendUrl.length) : location;
}

function isJson(answer: IncomingMessage): boolean {
  return answer.statusCode === 200 && /json/.test(answer.headers['content-type'] ?? '');
}

function unknownPath(): Answer {
  return failure(404, 404, say('路径不存在，请检查路径是否正确'));
}

interface Outgoing {
  target: URL;
  call: ChangedCall;
  headers: Record<string, string | string[]>;
}

async function exchange(request: FastifyRequest, { target, call, headers }: Outgoing): Promise<IncomingMessage> {
  const open = target.protocol === 'https:' ? requestHttps : requestHttp;
  if (call.body === '') for (const name of ['content-length', 'content-type']) delete headers[name];
  else if (call.body !== undefined) headers['content-length'] = String(Buffer.byteLength(call.body));
  const outgoing = open(target, { method: call.method, headers, timeout: backEndPatience });
  outgoing.on('timeout', () => outgoing.destroy(new Error(`后端 ${backEndPatience / 1_000} 秒没有应答`)));
  request.raw.on('aborted', () => outgoing.destroy());
  if (call.body === undefined) request.raw.pipe(outgoing);
  else outgoing.end(call.body === '' ? undefined : call.body);
  const answered: IncomingMessage[] = await once(outgoing, 'response');
  const [answer] = answered;
  if (!answer) throw new Error('The back end gave no answer.');
  // The stream of an interrupted response ends with its own error.
  outgoing.on('error', (error) => request.log.error({ err: error }, '后端的回答中断了'));
  return answer;
}
