import type { FastifyInstance, FastifyReply } from 'fastify';

import { say } from '../../locale/index.ts';
import { failure, Refusal } from '../routes/index.ts';

export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (encoding !== '' && encoding !== 'identity')
      throw new Refusal(say('不支持压缩过的请求内容（Content-Encoding），请不压缩直接提交。'), {
        status: 415,
        code: 415,
      });
  });
}

/** Answers an `Expect` header that Node.js does not support; by default Node.js would answer without a message. */
export function answerExpectations(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { status, body } = failure(417, 417, say('不支持请求头 Expect 的要求，请去掉它。'));
    const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
    const content = JSON.stringify(body);
    const length = { 'content-length': Buffer.byteLength(content) };
    response.writeHead(status, { ...headers, ...own, ...length }).end(content);
  });
}

const contentHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

/** Removes the headers of content that is not sent, and forbids caching of the error. */
export function withoutContent(reply: FastifyReply): FastifyReply {
  for (const name of contentHeaders) void reply.removeHeader(name);
  return reply.header('cache-control', 'no-store');
}
