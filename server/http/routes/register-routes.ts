import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { authorize, personOf, personOfTicket, tokenOf } from './authenticate.ts';
import type { CallQueue } from './call-queue.ts';
import { failure } from './envelope.ts';
import { linesLimit, objectBody } from './json-body.ts';
import type { Authenticator, TicketCheck } from './person.ts';
import { parseQuery } from './query.ts';
import { diskFull, Refusal, unauthenticated } from './refusal.ts';
import type { Call, Route } from './route.ts';
import { send } from './send.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const satisfies readonly HTTPMethods[];

/** Whether the disk has space for what a route writes: files and records, or records only. */
export type DiskSpaceCheck = (route: Pick<Route, 'upload'>) => Promise<boolean>;

interface Context {
  routes: readonly Route[];
  authenticate: Authenticator;
  checkTicket?: TicketCheck | undefined;
  hasDiskSpace?: DiskSpaceCheck | undefined;
  /** By turns of which calls read. */
  readers: CallQueue;
  apiBase: string;
}

/**
 * Registers routes: the token and the permission are checked before the body is read. Every path answers the methods
 * it does not have with code 405 (docs/jeecgboot.md, Errors).
 */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  const { routes, authenticate, apiBase } = context;
  const byPath = new Map<string, Route[]>();
  for (const route of routes) {
    const url = route.base === 'api' ? apiBase + route.path : route.path;
    byPath.set(url, [...(byPath.get(url) ?? []), route]);
    app.route({
      method: methodsOf(route),
      url,
      config: { permission: route.permission },
      ...(route.takesLines && { bodyLimit: linesLimit }),
      onRequest: [...turns(route, context), guard(route, context), ...diskSpaceGuard(route, context)],
      handler: async (request, reply) => {
        try {
          return send(reply, await route.handler(callOf(request, reply)));
        } finally {
          // An answer that streams is read as fast as its client wants.
          request.endTurn?.();
        }
      },
    });
  }
  for (const [url, present] of byPath) refuseOtherMethods(app, url, present, authenticate);
}

function methodsOf(route: Route): string[] {
  return typeof route.method === 'string' ? [route.method] : [...route.method];
}

/** Calls that read come by turns, so that no flood of them takes the whole database; signs of life come at once. */
function turns({ method, base }: Pick<Route, 'method' | 'base'>, { readers }: Pick<Context, 'readers'>) {
  if (method !== 'GET' || base === 'root') return [];
  return [
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const end = await readers.enter(signalOf(reply));
      request.endTurn = end;
      reply.raw.once('close', end);
      if (reply.raw.destroyed) end();
    },
  ];
}

function guard(
  { permission, ticket }: Pick<Route, 'permission' | 'ticket'>,
  { authenticate, checkTicket }: Pick<Context, 'authenticate' | 'checkTicket'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const signedIn = personOf(request, authenticate);
    // An open route also answers requests with an expired token, e.g. signing in.
    const person = await (permission === 'open' ? signedIn.catch(refusedToNobody) : signedIn);
    request.person = person ?? (ticket && (await personOfTicket(request, checkTicket)));
    authorize(request.person, permission);
  };
}

function refusedToNobody(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Refuses writes when the disk is full: after the permission is checked, before the body is read. */
function diskSpaceGuard(route: Route, { hasDiskSpace }: Pick<Context, 'hasDiskSpace'>) {
  if (!hasDiskSpace || route.permission === 'open' || route.servedOnFullDisk) return [];
  return [
    async (request: FastifyRequest): Promise<void> => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !(await hasDiskSpace(route))) throw diskFull();
    },
  ];
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

function refuseOtherMethods(app: FastifyInstance, url: string, present: Route[], authenticate: Authenticator): void {
  const supported = present.flatMap(methodsOf);
  const missing = methods.filter((method) => !supported.includes(method));
  if (missing.length === 0) return;
  const permission = present.some((route) => route.permission === 'open') ? 'open' : 'signed-in';
  app.route({
    method: missing,
    url,
    config: { permission },
    onRequest: guard({ permission }, { authenticate }),
    handler: async (request, reply) =>
      send(reply, failure(200, 405, `不支持${request.method}请求方法，支持以下${supported.join('、')}`)),
  });
}
