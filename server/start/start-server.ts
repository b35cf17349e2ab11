import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import {
  appFacts,
  catalogueRoutes,
  describeProblems,
  oncePerState,
  openCatalogue,
  type Catalogue,
  type CatalogueState,
} from '../catalogue/index.ts';
import { withRestoreAdvice, type DiskProbe, type Log } from '../database/index.ts';
import {
  createHttpServer,
  defineRoute,
  openApiRoute,
  type AppFacts,
  type DeclaredRoute,
  type Route,
} from '../http/index.ts';
import type { SmsSender } from '../session/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BackEnd } from './back-end.ts';
import { embeddedBackEnd } from './embedded/embedded.ts';
import type { SeedDemo } from './embedded/seed-first.ts';
import { remoteBackEnd } from './jeecgboot/remote.ts';

export interface StartOptions {
  /** Receives messages about the start; without it there are none. Fastify logs requests (`logStream`). */
  log?: Log;
  logStream?: Writable;
  onReady?: (address: string) => void;
  clientFolder?: string;
  watch?: boolean;
  onDocuments?: (keys: DocumentKey[]) => void;
  /** Inserts demo records: called on the first start with DEMO=1, before anybody can sign in. */
  seedDemo?: SeedDemo;
  sms?: SmsSender;
  diskProbe?: DiskProbe;
}

export interface RunningServer {
  /** The address, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** The generated password of a first start, to be shown once. */
  adminPassword?: string;
  readonly routes: readonly DeclaredRoute[];
  /** Finishes running work and closes the database. Can be called twice. */
  close(): Promise<void>;
}

export class ListenError extends Error {}

type Close = () => Promise<void> | void;

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Starts the server: documents, database, tables, initial contents, HTTP. With BACKEND_URL it starts only documents, a
 * database for published ones, and HTTP: the rest of the API is forwarded.
 * @throws after closing what was open: FolderError, DataDirectoryInUseError, DatabaseUnavailableError,
 * SchemaConflictError, ListenError.
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { watch = false, log = silent, seedDemo, diskProbe, sms } = options;
  const catalogue = openCatalogue(settings.schemaFolders, { watch });
  for (const problem of describeProblems(catalogue.current().documents)) log.warn(problem);
  if (options.onDocuments) catalogue.onChange(options.onDocuments);
  const closing: Close[] = [() => catalogue.close()];
  const closeAll = async (): Promise<void> => {
    for (let close = closing.pop(); close; close = closing.pop()) await close();
  };
  try {
    const { apiBase, backendUrl } = settings;
    const shared = { settings, catalogue, log, diskProbe, onClose: (close: Close) => void closing.push(close) };
    const part = backendUrl
      ? await remoteBackEnd(backendUrl, shared)
      : await embeddedBackEnd({ ...shared, seedDemo, sms });
    const facts = factsOf(catalogue, part.components);
    const routes: Route[] = [
      ...(part.http.routes ?? []),
      ...catalogueRoutes(catalogue, part),
      healthRoute(part),
      openApiRoute(() => parts(catalogue.current())),
    ];
    const parts = oncePerState(({ models }) => {
      return { routes: [...routes, ...(part.http.currentRoutes?.() ?? [])], models, apiBase };
    });
    const app = await createHttpServer({
      settings,
      ...(options.logStream && { logStream: options.logStream }),
      clientFolder:
        options.clientFolder && existsSync(options.clientFolder) ? resolve(options.clientFolder) : undefined,
      ...part.http,
      app: facts,
      routes,
    });
    closing.push(() => app.close());
    const address = await listen(app, settings);
    if (settings.isSystemZone) log.info(systemZone(settings.timeZone));
    options.onReady?.(address);
    const { adminPassword } = part;
    return {
      address,
      get routes() {
        return app.declaredRoutes();
      },
      close: closeAll,
      ...(adminPassword !== undefined && { adminPassword }),
    };
  } catch (error) {
    // A damaged database does not always close; the original error matters.
    await closeAll().catch((fault: unknown) => log.warn(String(fault)));
    throw withRestoreAdvice(error, settings.dataDir);
  }
}

function factsOf(catalogue: Catalogue, components: BackEnd['components']): () => AppFacts {
  let made: { state: CatalogueState; further: readonly JsonObject[] | undefined; facts: AppFacts } | undefined;
  return () => {
    const [state, further] = [catalogue.current(), components?.()];
    if (made?.state !== state || made.further !== further) made = { state, further, facts: appFacts(state, further) };
    return made.facts;
  };
}

/**
 * Answers health checks with the reasons why calls wait, which waiting pages show: kinds of long-running work, the back
 * end.
 */
function healthRoute({ check, isAwaited, http: { longWork } }: BackEnd) {
  return defineRoute({
    base: 'root',
    method: 'GET',
    path: '/healthz',
    permission: 'open',
    handler: async () => {
      await check();
      const underWay = [...(longWork?.current() ?? []), ...(isAwaited?.() === true ? ['back-end'] : [])];
      return { status: 200, headers: {}, body: { status: 'ok', ...(underWay.length > 0 && { underWay }) } };
    },
  });
}

/** The system time zone may differ on another machine or in a container, and with it the day of numbers and dates. */
function systemZone(zone: string): string {
  const now = formatDate(new Date(), DATE_TIME);
  return `没有设置 TZ，编号和日期按系统的时区 ${zone} 计，现在是 ${now}；要用别的时区，请设置 TZ，例如 TZ=Asia/Shanghai。`;
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    return address.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ListenError(`端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定另一个端口。`);
    if (code === 'EACCES') throw new ListenError(`没有权限使用端口 ${port}，请用 PORT 指定 1024 以上的端口。`);
    if (code === 'EADDRNOTAVAIL') throw new ListenError(`本机没有地址 ${host}，请用 HOST 指定另一个地址。`);
    throw error;
  }
}
