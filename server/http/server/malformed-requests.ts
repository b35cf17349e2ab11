import type { FastifyInstance, FastifyReply } from 'fastify';
import { say } from '../../locale/index.ts';
import { Refusal } from '../routes/index.ts';

/** Refuses requests whose content is compressed, before anybody reads it. */
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

/** Headers that say something of an answer's content, or how long it stays good. */
const contentHeaders = [
  ...['accept-ranges', 'content-disposition', 'content-encoding', 'content-length', 'content-range', 'content-type'],
  ...['etag', 'last-modified'],
];

/** The reply without what was said of a content that does not come; an error is kept by nobody. */
export function withoutContent(reply: FastifyReply): FastifyReply {
  for (const name of contentHeaders) void reply.removeHeader(name);
  return reply.header('cache-control', 'no-store');
}
