import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';

import { say } from '../../locale/index.ts';
import type { Answer } from './envelope.ts';
import { Refusal } from './refusal.ts';

/** Sends a response. Objects become JSON; texts have the response's content type (plain text without one). */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/**
 * Waits until the file of a response is open, so that no headers are sent for a missing file.
 * @throws Refusal (404) if the file is missing; any other error of opening it.
 */
export async function readable(answer: Answer): Promise<Answer> {
  const { body } = answer;
  if (!(body instanceof ReadStream) || !body.pending) return answer;
  try {
    await once(body, 'open');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new Refusal(say('文件不存在或已被删除'), { status: 404, code: 404 }) : error;
  }
  return answer;
}
