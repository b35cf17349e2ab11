import type { FastifyReply, FastifyRequest } from 'fastify';

import type { LongWork } from '../../database/index.ts';
import { authorize, personOf, personOfLink, personOfTicket, tokenOf } from './authenticate.ts';
import type { CallQueue } from './call-queue.ts';
import type { Answer } from './envelope.ts';
import { objectBody } from './json-body.ts';
import type { Authenticator, TicketCheck } from './person.ts';
import { parseQuery } from './query.ts';
import { diskFull, Refusal, unauthenticated } from './refusal.ts';
import type { Call, Route } from './route.ts';
import { readable, send } from './send.ts';

declare module 'fastify' {
  interface FastifyInstance {
    longWork?: LongWork | undefined;
  }
}

/** Returns `true` if the disk has space for the writes of a route: files and records, or records only. */
export type DiskSpaceCheck = (route: Pick<Route, 'upload'>) => Promise<boolean>;

export interface EntryContext {
  authenticate: Authenticator;
  checkTicket?: TicketCheck | undefined;
  /** Throws Refusal if it knows the reason for which the session of a token has ended. */
  checkEnded?: ((token: string) => Promise<void>) | undefined;
  hasDiskSpace?: DiskSpaceCheck | undefined;
  readers: CallQueue;
}

export async function enterRoute(
  route: Omit<Route, 'method' | 'path' | 'handler'>,
  context: EntryContext,
  { request, reply, reads }: { request: FastifyRequest; reply: FastifyReply; reads: boolean },
): Promise<void> {
  if (reads) await takeTurn(request, reply, context);
  await admit(request, route, context);
  await refuseOnFullDisk(request, route, context);
}

async function takeTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  { readers }: Pick<EntryContext, 'readers'>,
): Promise<void> {
  const end = await readers.enter(signalOf(reply));
  request.endTurn = end;
  reply.raw.once('close', end);
  if (reply.raw.destroyed) end();
}

export async function admit(
  request: FastifyRequest,
  { permission, ticket }: Pick<Route, 'permission' | 'ticket'>,
  { authenticate, checkTicket, checkEnded }: Pick<EntryContext, 'authenticate' | 'checkTicket' | 'checkEnded'>,
): Promise<void> {
  const signedIn = personOf(request, authenticate);
  const person = await (permission === 'open' ? signedIn.catch(refusedToNobody) : signedIn);
  request.person =
    person ?? (ticket && ((await personOfTicket(request, checkTicket)) ?? (await personOfLink(request, authenticate))));
  const token = tokenOf(request);
  if (!request.person && permission !== 'open' && token !== undefined) await checkEnded?.(token);
  authorize(request.person, permission);
}

function refusedToNobody(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

async function refuseOnFullDisk(
  { method }: FastifyRequest,
  route: Pick<Route, 'permission' | 'servedOnFullDisk' | 'upload'>,
  { hasDiskSpace }: Pick<EntryContext, 'hasDiskSpace'>,
): Promise<void> {
  if (!hasDiskSpace || route.permission === 'open' || route.servedOnFullDisk) return;
  if (method !== 'GET' && method !== 'HEAD' && !(await hasDiskSpace(route))) throw diskFull();
}

export async function answerBy(
  { handler, longWork: kind }: Pick<Route, 'handler' | 'longWork'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const { longWork } = request.server;
    const answer = async (): Promise<Answer> => handler(callOf(request, reply));
    return send(reply, await readable(await (longWork && kind ? longWork.run(kind, answer) : answer())));
  } finally {
    // The client decides how fast a streamed response is read, so the turn ends here.
    request.endTurn?.();
  }
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    signal: signalOf(reply),
    query: parseQuery(request.query),
    params: parseQuery(request.params),
    body: (read) => read(objectBody(request.body)),
    person: () => {
      if (!request.person) throw unauthenticated();
      return request.person;
    },
    token: tokenOf(request),
    address: request.ip,
    request,
  };
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
