import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';

import type { Language } from '../../../src/locale/index.ts';
import type { LongWork } from '../../database/index.ts';
import { spokenTo } from '../../locale/index.ts';
import type { Settings } from '../../settings/index.ts';
import { acceptUploads, usualPace, type UploadPace } from '../files/index.ts';
import {
  acceptJsonBodies,
  callQueue,
  declareCurrentRoutes,
  refuseUndeclaredRoutes,
  registerCurrentRoutes,
  registerRoutes,
  send,
  usualReaders,
  type Authenticator,
  type CallQueueLimits,
  type CurrentRoutes,
  type DeclaredRoute,
  type DiskSpaceCheck,
  type FoundRoute,
  type Person,
  type Route,
  type TicketCheck,
} from '../routes/index.ts';
import { answerError } from './answer-error.ts';
import { answerInLanguage, inLanguageOf } from './answer-in-language.ts';
import { answerClientError } from './client-error.ts';
import { clientPages, type AppFacts, type PageFacts } from './client-page.ts';
import { answerExpectations, refuseEncodedBodies, withoutContent } from './malformed-requests.ts';
import type { NamedRecords } from './name-in-log.ts';
import { answerUnknownPaths } from './not-found.ts';
import { loggerOptions, logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serveClient } from './static-files.ts';

export interface HttpServerOptions {
  settings: Pick<Settings, 'apiBase' | 'frameOrigins' | 'logLevel'> &
    Partial<
      Pick<
        Settings,
        | 'trustedProxies'
        | 'signSecret'
        | 'signStamp'
        | 'backendUrl'
        | 'timeZone'
        | 'isSystemZone'
        | 'tokenOrigins'
        | 'imageOrigins'
      >
    >;
  routes: readonly Route[];
  currentRoutes?: CurrentRoutes | undefined;
  authenticate: Authenticator;
  checkTicket?: TicketCheck | undefined;
  checkEnded?: ((token: string) => Promise<void>) | undefined;
  clientFolder?: string | undefined;
  app?: () => AppFacts;
  logStream?: Writable | undefined;
  /**
   * The longest times in which a client must send its headers and its whole request, and the interval of checking them.
   */
  timeouts?: { headersMs: number; requestMs: number; checkMs: number };
  uploadPace?: UploadPace;
  readers?: CallQueueLimits;
  hasDiskSpace?: DiskSpaceCheck | undefined;
  longWork?: LongWork | undefined;
  extend?: (app: FastifyInstance) => Promise<void>;
}

/** The longest times for sending, in milliseconds; enough for uploads over slow connections. */
const patience = { headersMs: 15_000, requestMs: 120_000, checkMs: 5_000 };

declare module 'fastify' {
  interface FastifyInstance {
    declaredRoutes(): readonly DeclaredRoute[];
  }
  interface FastifyRequest {
    person: Person | undefined;
    language: Language | undefined;
    endTurn: (() => void) | undefined;
    found: FoundRoute | undefined;
    mostBytes: number | undefined;
    named: NamedRecords | undefined;
  }
  interface FastifyContextConfig {
    permission?: Route['permission'];
    isListedApart?: true;
  }
}

/**
 * Creates the HTTP server, not yet listening (`app.listen`, or `app.inject` in tests).
 * @throws Error at `ready` if a route does not declare its permission.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, routes, authenticate, checkTicket, checkEnded } = options;
  const { timeouts = patience } = options;
  const { trustedProxies = [] } = settings;
  const headers = securityHeaders(settings);
  const app = fastify({
    logger: loggerOptions(settings.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: 10 * 1_048_576,
    // Limits how long a slow sender can hold a connection (slowloris).
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    requestTimeout: timeouts.requestMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestIdHeader: false,
    genReqId: () => nanoid(12),
    // JeecgBoot's clients write some paths with a slash at the end, which Spring accepts.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
      // No hook is called for these.
      void inLanguageOf(request, () => send(reply, answerError(error, request.id, request.log)));
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, { headers, report: (line) => app.log.warn(line, 'no request') }),
  });
  app.decorate('longWork', options.longWork);
  app.decorateRequest('person', undefined);
  app.decorateRequest('endTurn', undefined);
  app.decorateRequest('found', undefined);
  app.decorateRequest('mostBytes', undefined);
  app.decorateRequest('named', undefined);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
  });
  answerInLanguage(app);
  refuseEncodedBodies(app);
  answerExpectations(app, headers);
  logRequests(app);
  const current = options.currentRoutes && { current: options.currentRoutes, apiBase: settings.apiBase };
  const declared = refuseUndeclaredRoutes(app);
  app.decorate('declaredRoutes', () => [...declared, ...(current ? declareCurrentRoutes(current) : [])]);
  app.setErrorHandler((error, request, reply) =>
    spokenTo(request, () => send(withoutContent(reply), answerError(error, request.id, request.log))),
  );
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  acceptJsonBodies(app);
  const { clientFolder: folder } = options;
  const page = folder === undefined ? undefined : clientPages(folder, factsOf(settings), options.app);
  answerUnknownPaths(app, { apiBase: settings.apiBase, authenticate, page });
  await options.extend?.(app);
  const readers = callQueue(options.readers ?? usualReaders);
  const { hasDiskSpace } = options;
  const context = { readers, authenticate, checkTicket, checkEnded, hasDiskSpace, apiBase: settings.apiBase };
  registerRoutes(app, { ...context, routes: routes.filter(({ upload }) => !upload) });
  await app.register(async (scope) => {
    await acceptUploads(scope, options.uploadPace ?? usualPace);
    registerRoutes(scope, { ...context, routes: routes.filter(({ upload }) => upload) });
    if (current) registerCurrentRoutes(scope, { ...context, ...current });
  });
  if (folder !== undefined) await serveClient(app, { folder, apiBase: settings.apiBase, page });
  return app;
}

/**
 * Our own server accepts signed timestamps in milliseconds, independent of the time zone; a real back end accepts the
 * format of its setting.
 */
function factsOf(settings: HttpServerOptions['settings']): PageFacts {
  const { apiBase, signSecret, signStamp, backendUrl, timeZone, isSystemZone, tokenOrigins } = settings;
  const isOwn = backendUrl === undefined;
  return {
    ...(isOwn ? { apiBase } : { apiBase, backEnd: 'jeecg' }),
    // The time zone of a JeecgBoot is known only if TZ defines it.
    ...((isOwn || isSystemZone === false) && { timeZone }),
    ...(signSecret !== undefined && { signSecret, signStamp: isOwn ? 'epoch' : signStamp }),
    ...(tokenOrigins && { tokenOrigins }),
  };
}
