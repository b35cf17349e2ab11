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
    /** Long-running work of the process, where it is known. */
    longWork?: LongWork | undefined;
  }
}

/** Whether the disk has space for what a route writes: files and records, or records only. */
export type DiskSpaceCheck = (route: Pick<Route, 'upload'>) => Promise<boolean>;

/** What decides whether a request may come to a route. */
export interface EntryContext {
  authenticate: Authenticator;
  checkTicket?: TicketCheck | undefined;
  hasDiskSpace?: DiskSpaceCheck | undefined;
  /** By turns of which calls read. */
  readers: CallQueue;
}

/** Lets a request in before its body is read: by its turn, its token and permission, the space on the disk. */
export async function enterRoute(
  route: Omit<Route, 'method' | 'path' | 'handler'>,
  context: EntryContext,
  { request, reply, reads }: { request: FastifyRequest; reply: FastifyReply; reads: boolean },
): Promise<void> {
  if (reads) await takeTurn(request, reply, context);
  await admit(request, route, context);
  await refuseOnFullDisk(request, route, context);
}

/** Calls that read come by turns, so that no flood of them takes the whole database. */
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

/** Finds the person of a request. @throws Refusal when he may not call what has that permission. */
export async function admit(
  request: FastifyRequest,
  { permission, ticket }: Pick<Route, 'permission' | 'ticket'>,
  { authenticate, checkTicket }: Pick<EntryContext, 'authenticate' | 'checkTicket'>,
): Promise<void> {
  const signedIn = personOf(request, authenticate);
  // An open route also answers requests with an expired token, e.g. signing in.
  const person = await (permission === 'open' ? signedIn.catch(refusedToNobody) : signedIn);
  request.person =
    person ?? (ticket && ((await personOfTicket(request, checkTicket)) ?? (await personOfLink(request, authenticate))));
  authorize(request.person, permission);
}

function refusedToNobody(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Refuses writes when the disk is full: after the permission is checked, before the body is read. */
async function refuseOnFullDisk(
  { method }: FastifyRequest,
  route: Pick<Route, 'permission' | 'servedOnFullDisk' | 'upload'>,
  { hasDiskSpace }: Pick<EntryContext, 'hasDiskSpace'>,
): Promise<void> {
  if (!hasDiskSpace || route.permission === 'open' || route.servedOnFullDisk) return;
  if (method !== 'GET' && method !== 'HEAD' && !(await hasDiskSpace(route))) throw diskFull();
}

/** Calls the handler of a route and sends its answer. */
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
    // An answer that streams is read as fast as its client wants.
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

/** A signal that aborts when the client closes its connection. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
