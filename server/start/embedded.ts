import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { monotonicFactory } from 'ulid';

import { ruleSet } from '../../src/engine/rules/index.ts';
import type { DocumentSet } from '../../src/schema/documents/document.ts';
import { hasNoUsers, seedAccounts, type Company } from '../accounts/index.ts';
import {
  modelPages,
  oncePerState,
  openPatterns,
  ownForms,
  referenceConditions,
  spokenState,
  type Catalogue,
  type CatalogueState,
} from '../catalogue/index.ts';
import { storedTables, type Database, type DynamicKysely, type Log } from '../database/index.ts';
import {
  dictionaryModels,
  dictionaryProblems,
  documentTexts,
  openDictionaries,
  removedValues,
  seedDictionaries,
} from '../dictionaries/index.ts';
import { draftStates, openPublished, rememberSecrets, type PublishedDocuments } from '../documents/index.ts';
import { openFiles, sweepFiles, sweepRegularly } from '../files/index.ts';
import type { Authenticator } from '../http/index.ts';
import { spoken } from '../locale/index.ts';
import {
  followStarts,
  mayFollowPages,
  openDelivery,
  openSockets,
  runReminders,
  shownRows,
  type Sockets,
} from '../notices/index.ts';
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
} from '../operations/index.ts';
import { openGrants, seedPermissions } from '../permissions/index.ts';
import {
  accountNames,
  contextOfPerson,
  createRecordEngine,
  followingEngine,
  namePostings,
  recordCounts,
  rememberedUpkeep,
  renewingEngine,
  runFills,
  type FillRunner,
  type RecordEngine,
  type RowGuard,
} from '../records/index.ts';
import {
  endedSessionCheck,
  personOfUser,
  sessionAuthenticator,
  smsSender,
  ticketCheck,
  type SmsSender,
} from '../session/index.ts';
import { tenancyOf } from '../tenancy/index.ts';
import type { BackEnd } from './back-end.ts';
import { checkDerived } from './check-derived.ts';
import { givenRights } from './given-rights.ts';
import { followPublished, openData, type OpenDataOptions } from './open-data.ts';
import { openJobs } from './open-jobs.ts';
import { publicationGuard } from './publication-guard.ts';
import {
  bringDocuments,
  bringFolders,
  bringPublished,
  effectSources,
  moverOf,
  serverTables,
  tablesOfState,
  valueFollowers,
} from './publications/index.ts';
import { currentRoutes, modelRoutesOf, routesOf } from './routes.ts';
import { withShownRows } from './shown-to.ts';
import { ownColumns, ownTables, rowGuards } from './system-models/index.ts';
import { tellAdministrators } from './tell-administrators.ts';

/**
 * Inserts demo records.
 * @returns the employees of the demo company.
 */
export type SeedDemo = (parts: {
  engine: RecordEngine;
  db: DynamicKysely;
  documents: DocumentSet;
  log: Log;
}) => Promise<Company | void>;

interface EmbeddedOptions extends OpenDataOptions {
  catalogue: Catalogue;
  seedDemo?: SeedDemo | undefined;
  sms?: SmsSender | undefined;
}

/**
 * Creates the back end over our own database: opens it, creates its tables and initial contents, then all routes over
 * it.
 */
export async function embeddedBackEnd(options: EmbeddedOptions): Promise<BackEnd> {
  const { settings, catalogue, log, onClose } = options;
  const { dataDir, databaseUrl, apiBase } = settings;
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
  const published = openPublished(kysely, catalogue);
  await database.unlimited(() => bringDocuments(database, { catalogue, published, log }));
  await rememberSecrets(kysely, [catalogue.current()]);
  await database.unlimited(() => namePostings(kysely, catalogue.current().models));
  await followPublished(database, { catalogue, published, log, onClose });
  const saves = { told: (_model: string): void => {} };
  const later: { tasks: () => ReadonlyMap<string, Task> } = { tasks: () => new Map<string, Task>() };
  const guards = rowGuards({
    tasks: () => later.tasks(),
    secrets: openSecretBox(dataDir),
    items: { state: () => catalogue.current(), followers: valueFollowers, isOwn: ownColumns(ownTables) },
  });
  const filling: { fills?: FillRunner } = {};
  const { engine, engineOf, dictionaries } = await openRecords(database, {
    catalogue,
    published,
    patterns,
    log,
    guards,
    onSaved: (model) => saves.told(model),
    filled: () => filling.fills?.current() ?? [],
  });
  const fills = runFills({
    derived: () => engine.derived,
    follow: published.follow,
    onError: (error) => log.error(`派生的数据没有补算，稍后再试：${String(error)}`),
  });
  filling.fills = fills;
  onClose(() => fills.close());
  onClose(() => dictionaries.close());
  const adminPassword = await seedFirst(options, { database, engine });
  const files = openFiles(kysely, join(dataDir, 'files'));
  const sweep = async (): Promise<number> => sweepFiles(files, kysely, await storedTables(kysely));
  onClose(sweepRegularly(sweep, log));
  const recorder = openLogRecorder(kysely, (error) => log.error(`系统日志没有写入：${String(error)}`));
  onClose(() => recorder.close());
  const grants = openGrants(kysely, database.kind === 'postgres' ? sharedFreshness : 3_000, settings.dataRules);
  const personOf = sessionAuthenticator(kysely, grants);
  const authenticate: Authenticator = async (...asked) => withShownRows(engine, await personOf(...asked));
  const ticketPerson = ticketCheck(kysely, grants);
  const sockets = openSockets({
    apiBase,
    authenticate,
    databaseUrl,
    log,
    mayFollow: mayFollowPages(catalogue, engine),
    shownRows: shownRows(catalogue, engine),
  });
  notices.sockets = sockets;
  onClose(() => sockets.close());
  grants.onRefresh(sockets.tellPermissions);
  catalogue.beforeFolders(bringFolders(database, { catalogue, log, onLeft: fills.wake }));
  onClose(
    catalogue.onChange((keys) => {
      // The data derived from the documents was written before they became current. Permissions of renamed models have
      // other names.
      if (keys.some((key) => key.endsWith('.model') && !catalogue.current().documents.get(key))) grants.refresh();
      const followed = keys.some((key) => key.endsWith('.dictionary')) ? dictionaries.refresh() : Promise.resolve();
      followed
        .catch((error: unknown) => log.error(`字典没有跟上新的文档：${String(error)}`))
        .finally(() => sockets.tellDocuments(keys));
    }),
  );
  const monitor = openMonitor(dataDir);
  onClose(() => monitor.close());
  const extend = async (app: FastifyInstance): Promise<void> => {
    const models = () => catalogue.current().models;
    if (models().has(logModel)) recordRequests(app, { apiBase, models, recorder });
    traceRequests(app, { apiBase, traces: monitor.traces });
    await sockets.register(app);
  };
  const delivery = openDelivery({ settings, database: kysely, sockets, log });
  onClose(() => delivery.close());
  onClose(followStarts({ database: kysely, sockets, log }));
  const reminders = runReminders(
    {
      database: kysely,
      sockets,
      engine,
      log,
      models: () => catalogue.current().models,
      mayList: async (user, { model, record, tenantId }) => {
        const person = await personOfUser(kysely, grants, user, tenantId);
        if (!person?.permissions.has(`${model.permission}:list`)) return false;
        return (await engine.shown(model.id, [record], contextOfPerson(person))).has(record);
      },
      pageOf: (model, record) => pageShowing(pagesOf(catalogue.current()).get(model) ?? [], record),
    },
    { time: settings.reminderTime },
  );
  onClose(() => reminders.close());
  const jobs = openJobs({
    database,
    hasDiskSpace,
    dataDir,
    models: () => catalogue.current().models,
    recorder,
    reminders,
    sweep,
    log,
    checkDerived: () => checkDerived({ database, derived: () => engine.derived, sockets }),
  });
  onClose(() => jobs.scheduler?.close());
  later.tasks = () => jobs.tasks;
  // Later messages are in Chinese, regardless of the user who saved.
  saves.told = (model) =>
    spoken(() => {
      reminders.changed();
      if (model === jobModel) void jobs.scheduler?.refresh();
    });
  if (catalogue.current().models.has(jobModel)) await seedJobs(kysely, engine);
  const sms = options.sms ?? smsSender(settings, log);
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
    sms,
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
      authenticate,
      checkEnded: endedSessionCheck(kysely),
      checkTicket: async (...asked) => withShownRows(engine, await ticketPerson(...asked)),
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

function failedBackup(reason: string): { title: string; text: string } {
  return {
    title: '夜间备份没有成功',
    text: `${reason}\n已重试过一次。请排除原因后运行 npm run -s backup 备份一次；明天夜里仍会照常备份。`,
  };
}

const pagesOf = oncePerState(({ documents, models }) => modelPages(documents, models));

const referencesOf = oncePerState(({ documents }) => referenceConditions(documents));

const itemTexts = oncePerState(({ documents }) => documentTexts(documents));

function pageShowing(
  pages: readonly { document: string; where: Readonly<Record<string, unknown>> }[],
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const meets = ([name, value]: [string, unknown]): boolean => [value].flat().includes(record[name]);
  return pages.find(({ where }) => Object.entries(where).every(meets))?.document;
}

/** The maximum age of cached data if other processes may write too, in milliseconds. */
const sharedFreshness = 1_000;

interface RecordParts {
  catalogue: Catalogue;
  published: PublishedDocuments;
  patterns: ReturnType<typeof openPatterns>;
  guards: ReadonlyMap<string, RowGuard>;
  log: Log;
  onSaved: (model: string) => void;
  filled: FillRunner['current'];
}

async function openRecords(
  database: Database,
  { catalogue, published, patterns, guards, log, onSaved, filled }: RecordParts,
) {
  const { kysely: db, kind, writes } = database;
  const state = catalogue.current();
  await seedDictionaries(db, state.documents);
  await seedPermissions(db, state);
  const dictionaries = openDictionaries(db, {
    ...(kind === 'postgres' && { shared: sharedFreshness }),
    textOf: (...item) => itemTexts(catalogue.current())(...item),
  });
  await dictionaries.all(0);
  const shared = {
    db,
    dictionaries,
    guards,
    log,
    tenancy: tenancyOf,
    removedValues,
    idGenerator: monotonicFactory(),
    counts: recordCounts(writes, kind === 'postgres' ? sharedFreshness : Infinity),
    ...(kind === 'embedded' && { upkeepReader: rememberedUpkeep(writes, 'sys_document_publication') }),
    onSaved: async (model: string) => {
      onSaved(model);
      if (Object.values<string>(dictionaryModels).includes(model)) await dictionaries.refresh();
    },
  };
  const rulesOf = oncePerState(({ documents, models }) => ({
    ruleSets: ruleSet(documents, patterns.match),
    forms: ownForms(documents, models),
  }));
  const guardOf = publicationGuard(database, { catalogue, published });
  const engineOf: (of: CatalogueState) => RecordEngine = oncePerState((each) =>
    renewingEngine(
      createRecordEngine({
        ...shared,
        models: each.models,
        guard: guardOf(each),
        filled,
        rules: () => rulesOf(each),
        pages: (model) => pagesOf(each).get(model) ?? [],
        references: (model) => referencesOf(each).get(model) ?? [],
        pickers: (id) => each.documents.get(`${id}.picker`)?.body,
      }),
      async () => {
        await published.follow();
        return engineOf(spokenState(catalogue.current()));
      },
    ),
  );
  return { engine: followingEngine(() => engineOf(spokenState(catalogue.current()))), engineOf, dictionaries };
}

/**
 * Creates the contents of a first start. Users come last, so that after an interrupted start the next one counts as a
 * first start again.
 * @returns the administrator's password if it was generated.
 */
async function seedFirst(
  { settings, catalogue, log, seedDemo }: EmbeddedOptions,
  { database, engine }: { database: Database; engine: RecordEngine },
): Promise<string | undefined> {
  const { kysely } = database;
  if (!(await hasNoUsers(kysely))) return undefined;
  const { documents } = catalogue.current();
  const company = settings.demo
    ? await database.unlimited(async () => seedDemo?.({ engine, db: kysely, documents, log }))
    : undefined;
  return seedAccounts(kysely, settings, company ?? undefined);
}
