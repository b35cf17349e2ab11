import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

import type { LogLevel } from '../../settings/index.ts';

export function loggerOptions(level: LogLevel, stream: Writable | undefined) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: () => ({}), res: () => ({ statusCode: '' }), err: describeError },
    ...(stream && { stream }),
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.person && { user: request.person.username }),
      },
      'request',
    );
  });
}

/** Returns the parts of an error that are safe to log: database errors also contain the values of the statement. */
function describeError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}
