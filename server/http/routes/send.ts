import type { FastifyReply } from 'fastify';
import type { Answer } from './envelope.ts';

/** Sends an answer. Objects become JSON; texts have the answer's content type (plain text without one). */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}
