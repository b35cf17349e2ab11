import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { openPatterns, type Catalogue, type CatalogueState } from '../../catalogue/index.ts';
import { storedTables, type Database } from '../../database/index.ts';
import { dictionaryProblems } from '../../dictionaries/index.ts';
import { draftStates, openPublished, rememberSecrets, type PublishedDocuments } from '../../documents/index.ts';
import { openFiles, sweepFiles, sweepRegularly } from '../../files/index.ts';
import { spoken } from '../../locale/index.ts';
import { followStarts, openDelivery, type Sockets } from '../../notices/index.ts';
import {
  jobModel,
  logModel,
  openLogRecorder,
  openMonitor,
  openSecretBox,
  recordRequests,
  seedJobs,
  traceRequests,
  type Task,
} from '../../operations/index.ts';
import { accountNames, namePostings, runFills, type FillRunner } from '../../records/index.ts';
import { endedSessionCheck, smsSender, type SmsSender } from '../../session/index.ts';
import type { BackEnd } from '../back-end.ts';
import { followPublished, openData, type OpenDataOptions } from '../open-data.ts';
import {
  bringDocuments,
  bringPublished,
  effectSources,
  moverOf,
  serverTables,
  tablesOfState,
  valueFollowers,
} from '../publications/index.ts';
import { currentRoutes, modelRoutesOf, routesOf } from '../routes.ts';
import { ownColumns, ownTables, rowGuards } from '../system-models/index.ts';
import { checkDerived } from './check-derived.ts';
import { followDocuments } from './follow-documents.ts';
import { givenRights } from './given-rights.ts';
import { openJobs } from './open-jobs.ts';
import { openPeople } from './open-people.ts';
import { openRecords } from './open-records.ts';
import { openReminders } from './open-reminders.ts';
import { seedFirst, type SeedDemo } from './seed-first.ts';
import { tellAdministrators } from './tell-administrators.ts';

interface EmbeddedOptions extends OpenDataOptions {
  catalogue: Catalogue;
  seedDemo?: SeedDemo | undefined;
  sms?: SmsSender | undefined;
}

/** Functions of parts that are opened after the records. */
interface LaterParts {
  onSaved: (model: string) => void;
  tasks: () => ReadonlyMap<string, Task>;
}

/**
 * Creates the back end over our own database: opens it, creates its tables and initial contents, then all routes over
 * it.
 */
export async function embeddedBackEnd(options: EmbeddedOptions): Promise<BackEnd> {
  const { settings, catalogue, log, onClose } = options;
  const notices: { sockets?: Sockets } = {};
  const { database, hasDiskSpace } = await openData({
    ...options,
    onBackupFailure: async (reason) => {
      const { sockets: open } = notices;
      if (open) await tellAdministrators({ database, sockets: open }, failedBackup(reason));
    },
  });
  const { kysely } = database;
  const patterns = openPatterns();
  onClose(() => patterns.close());
  const published = await openDocuments(options, database);
  const later: LaterParts = { onSaved: () => undefined, tasks: () => new Map() };
  const { engine, engineOf, dictionaries, fills } = await openEngine(options, { database, published, patterns, later });
  const adminPassword = await seedFirst(options, { database, engine });
  const upkeep = openUpkeep(options, database);
  const { files, recorder, monitor } = upkeep;
  const people = openPeople({ settings, database, catalogue, engine, log, onClose });
  const { grants, sockets } = people;
  notices.sockets = sockets;
  onClose(followDocuments(database, { catalogue, dictionaries, grants, sockets, log, onLeft: fills.wake }));
  const extend = async (app: FastifyInstance): Promise<void> => {
    const { apiBase } = settings;
    const models = () => catalogue.current().models;
    if (models().has(logModel)) recordRequests(app, { apiBase, models, recorder });
    traceRequests(app, { apiBase, traces: monitor.traces });
    await sockets.register(app);
  };
  const delivery = openDelivery({ settings, database: kysely, sockets, log });
  onClose(() => delivery.close());
  onClose(followStarts({ database: kysely, sockets, log }));
  const reminders = openReminders({ settings, database: kysely, catalogue, engine, grants, sockets, log });
  onClose(() => reminders.close());
  const jobs = openJobs({
    database,
    hasDiskSpace,
    dataDir: settings.dataDir,
    models: () => catalogue.current().models,
    recorder,
    reminders,
    sweep: upkeep.sweep,
    log,
    checkDerived: () => checkDerived({ database, derived: () => engine.derived, sockets }),
  });
  onClose(() => jobs.scheduler?.close());
  later.tasks = () => jobs.tasks;
  // Later messages are in Chinese, regardless of the user who saved.
  later.onSaved = (model) =>
    spoken(() => {
      reminders.changed();
      if (model === jobModel) void jobs.scheduler?.refresh();
    });
  if (catalogue.current().models.has(jobModel)) await seedJobs(kysely, engine);
  const shared = {
    settings,
    rights: givenRights({ database: kysely, catalogue, recorder, routes: (state) => reached(state) }),
    catalogue,
    published,
    alongside: bringPublished(database, { log, below: (key) => catalogue.below(key) }),
    effects: effectSources({ database, engineOf, tablesOf: tablesOfState, onLeft: fills.wake }),
    mover: moverOf(kysely, catalogue, serverTables),
    accountNames: accountNames(kysely, engine),
    database: kysely,
    engine,
    engineOf,
    dictionaries,
    patterns,
    grants,
    files,
    recorder,
    sms: options.sms ?? smsSender(settings, log),
    sockets,
    delivery,
    jobs,
    monitor,
  };
  const routes = routesOf(shared);
  const modelRoutes = modelRoutesOf(shared, routes);
  const reached = (state: CatalogueState) => ({ own: routes, models: modelRoutes(state) });
  fills.wake();
  return {
    http: {
      routes,
      currentRoutes: currentRoutes(shared, modelRoutes),
      authenticate: people.authenticate,
      checkEnded: endedSessionCheck(kysely),
      checkTicket: people.checkTicket,
      extend,
      hasDiskSpace,
      longWork: database.longWork,
    },
    check: () => database.answers(),
    fitPage: dictionaryProblems(dictionaries),
    withDrafts: draftStates(shared),
    adminPassword,
  };
}

/** Brings the documents of the folders into the database, and follows those that are published. */
async function openDocuments(
  { catalogue, log, onClose }: EmbeddedOptions,
  database: Database,
): Promise<PublishedDocuments> {
  const { kysely } = database;
  const published = openPublished(kysely, catalogue);
  await database.unlimited(() => bringDocuments(database, { catalogue, published, log }));
  await rememberSecrets(kysely, [catalogue.current()]);
  await database.unlimited(() => namePostings(kysely, catalogue.current().models));
  await followPublished(database, { catalogue, published, log, onClose });
  return published;
}

interface EngineParts {
  database: Database;
  published: PublishedDocuments;
  patterns: ReturnType<typeof openPatterns>;
  later: LaterParts;
}

/** Opens the records with the guards of the server's own tables, and fills in derived values behind publications. */
async function openEngine(
  { settings, catalogue, log, onClose }: EmbeddedOptions,
  { database, published, patterns, later }: EngineParts,
) {
  const guards = rowGuards({
    tasks: () => later.tasks(),
    secrets: openSecretBox(settings.dataDir),
    items: { state: () => catalogue.current(), followers: valueFollowers, isOwn: ownColumns(ownTables) },
  });
  const filling: { fills?: FillRunner } = {};
  const records = await openRecords(database, {
    catalogue,
    published,
    patterns,
    log,
    guards,
    onSaved: (model) => later.onSaved(model),
    filled: () => filling.fills?.current() ?? [],
  });
  const fills = runFills({
    derived: () => records.engine.derived,
    follow: published.follow,
    onError: (error) => log.error(`派生的数据没有补算，稍后再试：${String(error)}`),
  });
  filling.fills = fills;
  onClose(() => fills.close());
  onClose(() => records.dictionaries.close());
  return { ...records, fills };
}

/** Opens the stored files, which are swept regularly, the log of the system and the monitor. */
function openUpkeep({ settings: { dataDir }, log, onClose }: EmbeddedOptions, { kysely }: Database) {
  const files = openFiles(kysely, join(dataDir, 'files'));
  const sweep = async (): Promise<number> => sweepFiles(files, kysely, await storedTables(kysely));
  onClose(sweepRegularly(sweep, log));
  const recorder = openLogRecorder(kysely, (error) => log.error(`系统日志没有写入：${String(error)}`));
  onClose(() => recorder.close());
  const monitor = openMonitor(dataDir);
  onClose(() => monitor.close());
  return { files, sweep, recorder, monitor };
}

function failedBackup(reason: string): { title: string; text: string } {
  return {
    title: '夜间备份没有成功',
    text: `${reason}\n已重试过一次。请排除原因后运行 npm run -s backup 备份一次；明天夜里仍会照常备份。`,
  };
}
