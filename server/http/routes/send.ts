import type { FastifyReply } from 'fastify';
import type { Answer } from './envelope.ts';

/** Writes an answer. Objects become JSON, texts are sent as the answer's content type says (plain text without one). */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}
