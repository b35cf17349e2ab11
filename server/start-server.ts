import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { ruleSet } from '../src/engine/rules/index.ts';
import type { DocumentKey, DocumentSet } from '../src/schema/documents/document.ts';
import { type Catalogue, catalogueRoutes, describeProblems, openCatalogue, ownForms } from './catalogue/index.ts';
import { scheduleBackups } from './database/backup/index.ts';
import {
  applySchema,
  type Database,
  type DynamicKysely,
  joinTables,
  type Log,
  openDatabase,
} from './database/index.ts';
import { categoryModel, categoryRoutes } from './categories/index.ts';
import { checkRuleModel, checkRuleRoutes, fillRuleModel, fillRuleRoutes } from './coding-rules/index.ts';
import {
  dictionaryModels,
  dictionaryRoutes,
  dictionaryTables,
  openDictionaries,
  seedDictionaries,
  signedDictionaryRoutes,
} from './dictionaries/index.ts';
import {
  createHttpServer,
  type DeclaredRoute,
  defineRoute,
  type HttpServerOptions,
  proxyBackend,
  recordRoutes,
  type Route,
} from './http/index.ts';
import { duplicateRoutes } from './duplicates/index.ts';
import { fileRoutes, fileTables, openFiles, sweepFiles, sweepRegularly } from './files/index.ts';
import { openApiRoute } from './openapi/index.ts';
import { openPatterns } from './patterns/index.ts';
import { openGrants, permissionRoutes, permissionTables, roleModel, seedPermissions } from './permissions/index.ts';
import type { TableDefinition } from './database/migration/table-definition.ts';
import { excelRoutes } from './excel/index.ts';
import { positionModel, positionRoutes } from './positions/index.ts';
import { createRecordEngine, type RecordEngine, tablesOf } from './records/index.ts';
import {
  accountModels,
  accountRoutes,
  backendAuthenticator,
  hasNoUsers,
  onlineRoutes,
  privateColumns,
  seedAccounts,
  sessionAuthenticator,
  sessionRoutes,
  sessionTables,
  ticketCheck,
  ticketRoutes,
} from './session/index.ts';
import { signedRoutes } from './signing/index.ts';
import { logModel, logRoutes, openLogRecorder, recordRequests } from './system-log/index.ts';
import type { Settings } from './settings/index.ts';
import { mayFollowPages, openSockets } from './sockets/index.ts';

export interface StartOptions {
  /** Notices of the start; silent without it. Requests are logged by Fastify (`logStream`). */
  log?: Log;
  /** Where request lines go instead of standard output. */
  logStream?: Writable;
  /** Called once it listens. */
  onReady?: (address: string) => void;
  /** The built client. */
  clientFolder?: string;
  /** Follow changed documents (development). */
  watch?: boolean;
  onDocuments?: (keys: DocumentKey[]) => void;
  /** Writes demo records: called on the first start, with DEMO=1, before anybody can sign in. */
  seedDemo?: (parts: { engine: RecordEngine; db: DynamicKysely; documents: DocumentSet; log: Log }) => Promise<void>;
}

export interface RunningServer {
  /** E.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Set on the first start when it was generated; to be shown once. */
  adminPassword?: string;
  /** Everything it answers to. */
  routes: readonly DeclaredRoute[];
  /** Finishes what is under way and closes the database. May be called twice. */
  close(): Promise<void>;
}

/** The server cannot listen where it should; the message is one Chinese sentence. */
export class ListenError extends Error {}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Starts the server: documents, database, tables, first contents, HTTP. With BACKEND_URL only documents and HTTP: its
 * API is that back end's.
 * @throws what cannot be used, after closing what was open: FolderError, DataDirectoryInUseError,
 *   DatabaseUnavailableError, SchemaConflictError, ListenError.
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { watch = false } = options;
  const catalogue = openCatalogue(settings.schemaFolders, { watch });
  for (const problem of describeProblems(catalogue.current().documents)) options.log?.warn(problem);
  if (options.onDocuments) catalogue.onChange(options.onDocuments);
  const opened: (() => Promise<void> | void)[] = [() => catalogue.close()];
  const closeAll = async (): Promise<void> => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const part = settings.backendUrl
      ? remoteBackEnd(settings.backendUrl, settings, catalogue)
      : await embeddedBackEnd(settings, catalogue, options, (close) => opened.push(close));
    const { apiBase } = settings;
    const { models } = catalogue.current();
    const routes: Route[] = [
      ...[...(part.http.routes ?? []), ...catalogueRoutes(catalogue), healthRoute(part.check)],
      openApiRoute(() => ({ routes, models, apiBase })),
    ];
    const app = await createHttpServer({
      settings,
      ...(options.logStream && { logStream: options.logStream }),
      clientFolder:
        options.clientFolder && existsSync(options.clientFolder) ? resolve(options.clientFolder) : undefined,
      ...part.http,
      routes,
    });
    opened.push(() => app.close());
    const address = await listen(app, settings);
    options.onReady?.(address);
    const { adminPassword } = part;
    return {
      address,
      routes: app.declaredRoutes,
      close: closeAll,
      ...(adminPassword !== undefined && { adminPassword }),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface BackEnd {
  http: Pick<HttpServerOptions, 'authenticate' | 'checkTicket' | 'extend'> & Partial<Pick<HttpServerOptions, 'routes'>>;
  /** Fails while it cannot answer. */
  check: () => Promise<unknown>;
  adminPassword?: string | undefined;
}

function remoteBackEnd(url: string, { apiBase }: Settings, catalogue: Catalogue): BackEnd {
  const extend = (app: FastifyInstance) => proxyBackend(app, apiBase, url);
  return { http: { authenticate: backendAuthenticator(url, catalogue), extend }, check: async () => undefined };
}

async function embeddedBackEnd(
  settings: Settings,
  catalogue: Catalogue,
  options: StartOptions,
  opened: (close: () => Promise<void> | void) => void,
): Promise<BackEnd> {
  const { dataDir, databaseUrl, timeZone } = settings;
  const { log = silent } = options;
  const database = await openDatabase({ dataDir, databaseUrl, timeZone, log });
  opened(() => database.close());
  opened(scheduleBackups(database, { dataDir, time: settings.backupTime, log }));
  const { kysely } = database;
  const patterns = openPatterns();
  opened(() => patterns.close());
  const state = catalogue.current();
  const tables = await database.unlimited(() => bringSchema(database, state, log));
  await seedDictionaries(kysely, state.documents);
  await seedPermissions(kysely, state);
  const dictionaries = openDictionaries(kysely);
  await dictionaries.all();
  const engine = createRecordEngine({
    db: kysely,
    models: state.models,
    ruleSets: ruleSet(state.documents, patterns.match),
    forms: ownForms(state.documents, state.models),
    dictionaries,
    onSaved: async (model) => {
      if (Object.values<string>(dictionaryModels).includes(model)) await dictionaries.refresh();
    },
  });
  let adminPassword: string | undefined;
  if (await hasNoUsers(kysely)) {
    // Users come last: a start that breaks off before them is a first start again.
    const { demo } = settings;
    const parts = { engine, db: kysely, documents: state.documents, log };
    if (demo) await database.unlimited(async () => options.seedDemo?.(parts));
    adminPassword = await seedAccounts(kysely, settings);
  }
  const files = openFiles(kysely, join(dataDir, 'files'));
  opened(sweepRegularly(() => sweepFiles(files, kysely, tables), log));
  const grants = openGrants(kysely);
  const rooms = [
    ...sessionRoutes({ database: kysely, dictionaries, captcha: settings.captcha }),
    ...onlineRoutes(kysely),
    ...ticketRoutes(kysely),
    ...permissionRoutes({ database: kysely, catalogue, grants, engine }),
    ...(state.models.has(accountModels.sys_user) ? accountRoutes({ database: kysely, catalogue, grants, engine }) : []),
    ...dictionaryRoutes(dictionaries, kysely),
    ...signedRoutes(signedDictionaryRoutes({ dictionaries, engine, models: state.models }), settings.signSecret),
    ...(state.models.has(categoryModel) ? categoryRoutes(engine, kysely) : []),
    ...(state.models.has(positionModel) ? positionRoutes(engine) : []),
    ...duplicateRoutes(engine, kysely, state.models),
    ...(state.models.has(checkRuleModel) ? checkRuleRoutes(kysely, patterns.match) : []),
    ...(state.models.has(fillRuleModel) ? fillRuleRoutes(kysely) : []),
    ...fileRoutes(files),
  ];
  const recorder = openLogRecorder(kysely, (error) => log.error(`系统日志没有写入：${String(error)}`));
  opened(() => recorder.close());
  const hasLog = state.models.has(logModel);
  if (hasLog) rooms.push(...logRoutes(engine, kysely, recorder));
  const kept = new Map([...state.models].filter(([id]) => id !== logModel));
  const excel = excelRoutes({ engine, models: kept, files, items: dictionaries.items });
  const routes = [...rooms, ...besides(rooms, [...recordRoutes(engine, kept), ...excel])];
  const check = (): Promise<unknown> => kysely.selectFrom('sys_role').select('id').limit(1).execute();
  const authenticate = sessionAuthenticator(kysely, grants);
  const mayFollow = mayFollowPages(catalogue);
  const sockets = openSockets({ apiBase: settings.apiBase, authenticate, mayFollow, databaseUrl, log });
  opened(() => sockets.close());
  const checkTicket = ticketCheck(kysely, grants);
  const extend = async (app: FastifyInstance): Promise<void> => {
    if (hasLog) recordRequests(app, { apiBase: settings.apiBase, models: state.models, recorder });
    await sockets.register(app);
  };
  return { http: { routes, authenticate, checkTicket, extend }, check, adminPassword };
}

/** Models that describe the records of a system table: their pages, rules and calls come from the document. */
const systemModels = new Map<string, string>(
  Object.entries({ ...dictionaryModels, ...accountModels, sys_role: roleModel }),
);

/** The routes whose paths no room of the server answers by itself. */
function besides(rooms: readonly Route[], routes: readonly Route[]): Route[] {
  const taken = new Set(rooms.map(({ path }) => path));
  return routes.filter(({ path }) => !taken.has(path));
}

async function bringSchema(
  { kysely }: Database,
  { models }: ReturnType<Catalogue['current']>,
  log: Log,
): Promise<TableDefinition[]> {
  const system = [...sessionTables, ...permissionTables, ...dictionaryTables, ...fileTables];
  const names = new Set(system.map((table) => table.name));
  const taken = [...models.values()].find(({ id, table }) => names.has(table) && systemModels.get(table) !== id);
  if (taken) throw new Error(`模型 ${taken.id} 的数据表 ${taken.table} 是系统用的，请在文档里用 table 换一个名字。`);
  const shown = privateColumns.find(([table, field]) =>
    [...models.values()].some((model) => model.table === table && model.fields.some(({ name }) => name === field)),
  );
  if (shown) throw new Error(`数据表 ${shown[0]} 的列 ${shown[1]} 是保密的，模型里不能有这个字段。`);
  const tables = joinTables(system, tablesOf(models.values()));
  const { notices } = await applySchema(kysely, tables);
  for (const notice of notices) log.warn(notice);
  return tables;
}

function healthRoute(check: () => Promise<unknown>) {
  return defineRoute({
    ...{ base: 'root', method: 'GET', path: '/healthz', permission: 'open' },
    handler: async () => {
      await check();
      return { status: 200, headers: {}, body: { status: 'ok' } };
    },
  });
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
