import { resolveModel } from '../../src/engine/model/index.ts';
import { accountRoutes, departmentUserRoutes, userModel } from '../accounts/index.ts';
import {
  oncePerState,
  spokenState,
  type Catalogue,
  type CatalogueState,
  type openPatterns,
} from '../catalogue/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { departmentModel, departmentRoutes, positionModel, positionRoutes } from '../departments/index.ts';
import {
  categoryModel,
  categoryRoutes,
  checkRuleModel,
  checkRuleRoutes,
  dictionaryRoutes,
  duplicateRoutes,
  fillRuleModel,
  fillRuleRoutes,
  signedDictionaryRoutes,
  type openDictionaries,
} from '../dictionaries/index.ts';
import {
  documentRoutes,
  onlineCallRoutes,
  onlineFormModel,
  onlineFormRoutes,
  readModelVersions,
  type Alongside,
  type GivenRights,
  type PublishedDocuments,
} from '../documents/index.ts';
import type { EffectSource } from '../effects/index.ts';
import { excelRoutes, type SheetRecords } from '../excel/index.ts';
import { fileRoutes, uploadTokens, type openFiles } from '../files/index.ts';
import { signedRoutes, type CurrentRoutes, type Route } from '../http/index.ts';
import type { Language } from '../locale/index.ts';
import {
  announcementModel,
  announcementRoutes,
  messageRoutes,
  ownNoticeRoutes,
  type Delivery,
  type Sockets,
} from '../notices/index.ts';
import {
  dataSourceModel,
  dataSourceRoutes,
  jobModel,
  jobRoutes,
  logModel,
  logRoutes,
  logSheets,
  missingPartRoutes,
  monitoringRoutes,
  openSecretBox,
  visitRoutes,
  type JobScheduler,
  type Monitor,
  type openLogRecorder,
  type Task,
} from '../operations/index.ts';
import { menuChoices, menuModel, menuSheets, permissionRoutes, type openGrants } from '../permissions/index.ts';
import { recordRoutes, type AccountNames, type RecordEngine } from '../records/index.ts';
import { pickerRoutes, reportRoutes, savedViewRoutes, storedRoles } from '../reports/index.ts';
import {
  casRoute,
  countSessions,
  factorRoutes,
  onlineRoutes,
  openProviders,
  ownSessionRoutes,
  qrRoutes,
  sessionRoutes,
  thirdPartyRoutes,
  ticketRoutes,
  waysIn,
  waysInRoute,
  type SmsSender,
} from '../session/index.ts';
import type { Settings } from '../settings/index.ts';
import { tenantRoutes } from '../tenants/index.ts';
import { mockRoutes } from './demo/mock-routes.ts';

export interface Parts {
  settings: Settings;
  catalogue: Catalogue;
  published: PublishedDocuments;
  alongside?: Alongside;
  rights?: GivenRights;
  effects?: readonly EffectSource[];
  accountNames?: AccountNames;
  database: DynamicKysely;
  engine: RecordEngine;
  engineOf: (state: CatalogueState) => RecordEngine;
  dictionaries: ReturnType<typeof openDictionaries>;
  patterns: ReturnType<typeof openPatterns>;
  grants: ReturnType<typeof openGrants>;
  files: ReturnType<typeof openFiles>;
  recorder: ReturnType<typeof openLogRecorder>;
  sms: SmsSender;
  sockets: Pick<Sockets, 'notifyUsers' | 'notifyTenant'>;
  delivery: Pick<Delivery, 'wake'>;
  monitor: Monitor;
  /** The scheduler exists if the documents include the model of jobs. */
  jobs: { scheduler: JobScheduler | undefined; tasks: ReadonlyMap<string, Task> };
}

export function routesOf(parts: Parts): Route[] {
  return [
    ...peopleRoutes(parts),
    ...choiceRoutes(parts),
    ...modelRoutes(parts),
    ...fileRoutes(parts.files, uploadTokens(parts.database), parts.settings.pieceQuota),
    ...monitoringRoutes(parts.monitor, () => countSessions(parts.database)),
    ...missingPartRoutes(),
    ...documentRoutes(parts),
    ...(parts.settings.demo ? mockRoutes() : []),
  ];
}

/** Returns the routes of every model of a state, except those whose paths are among `own`. */
export function modelRoutesOf(parts: Parts, own: readonly Route[]): (state: CatalogueState) => readonly Route[] {
  const { engineOf } = parts;
  return oncePerState((state) => {
    const kept = new Map([...state.models].filter(([id]) => id !== logModel));
    return withoutTaken(own, [...recordRoutes(engineOf(state), kept), ...sheetRoutes(parts, state)]);
  });
}

export function currentRoutes(
  { catalogue }: Pick<Parts, 'catalogue'>,
  routes: (state: CatalogueState) => readonly Route[],
): CurrentRoutes {
  return () => routes(spokenState(catalogue.current()));
}

function peopleRoutes(parts: Parts): Route[] {
  const { settings, catalogue, database, engine, dictionaries, grants, sms, sockets, delivery } = parts;
  const { captcha, apiBase, casUrl, publicUrl = '', secondFactorRoles } = settings;
  const signIn = { database, dictionaries, captcha, secondFactorRoles };
  return [
    ...sessionRoutes({ ...signIn, sms }),
    waysInRoute(waysIn(settings)),
    ...thirdPartyRoutes({
      ...signIn,
      providers: openProviders(settings.oidcProviders, `${publicUrl}${apiBase}`),
      publicUrl,
      apiBase,
    }),
    ...factorRoutes(signIn),
    ...ownSessionRoutes(database),
    ...qrRoutes({ ...signIn, apiBase, isSecure: publicUrl.startsWith('https:') }),
    casRoute({ ...signIn, casUrl, publicUrl }),
    ...tenantRoutes({ database, engine }),
    ...onlineRoutes(database),
    ...ticketRoutes(database),
    ...savedViewRoutes(database, storedRoles(database)),
    ...ownNoticeRoutes(database, sockets),
    ...messageRoutes(database, delivery),
    ...permissionRoutes({ database, catalogue, grants, engine }),
  ];
}

function choiceRoutes({ settings, catalogue, database, engine, dictionaries }: Parts): Route[] {
  const models = () => spokenState(catalogue.current()).models;
  const menu = {
    tables: new Set(['sys_permission', menuModel]),
    permission: 'system:permission:list',
    level: (parent: string) => menuChoices(database, parent),
  };
  return [
    ...dictionaryRoutes(dictionaries, database),
    ...signedRoutes(signedDictionaryRoutes({ dictionaries, engine, models, menu }), settings.signSecret),
    ...duplicateRoutes(engine, database, catalogue),
    ...pickerRoutes({ catalogue, engine }),
    ...reportRoutes({ catalogue, engine, items: dictionaries.items }),
  ];
}

/** Routes about records of a system model exist only if its document does. */
function modelRoutes(parts: Parts): Route[] {
  const { settings, catalogue, database, engine, patterns, grants, recorder, sockets, jobs } = parts;
  const { scheduler } = jobs;
  const { models } = catalogue.current();
  const modelsIn = (language?: Language) => () => spokenState(catalogue.current(), language).models;
  const lineModels = { written: modelsIn({ locale: 'zh-CN' }), inLanguage: modelsIn() };
  const byModel: Record<string, () => Route[]> = {
    [userModel]: () => accountRoutes({ database, catalogue, grants, engine }, { canRegister: settings.register }),
    [departmentModel]: () => [
      ...departmentRoutes({ database, catalogue, grants, engine }),
      ...departmentUserRoutes(database),
    ],
    [categoryModel]: () => categoryRoutes(engine, database),
    [positionModel]: () => positionRoutes(engine),
    [checkRuleModel]: () => checkRuleRoutes(database, patterns.match),
    [fillRuleModel]: () => fillRuleRoutes(database),
    [announcementModel]: () => announcementRoutes({ engine, sockets }),
    [dataSourceModel]: () => {
      const secrets = openSecretBox(settings.dataDir);
      return dataSourceRoutes({ engine, database, secrets, hosts: settings.dataSourceHosts });
    },
    [onlineFormModel]: () => [
      ...onlineFormRoutes(parts),
      ...onlineCallRoutes({ ...parts, sheets: () => sheetRoutes(parts, catalogue.current()) }),
    ],
    [jobModel]: () => (scheduler ? jobRoutes({ engine, scheduler }) : []),
    [logModel]: () => [...logRoutes({ engine, database, recorder, models: lineModels }), ...visitRoutes(database)],
  };
  return Object.entries(byModel).flatMap(([model, routes]) => (models.has(model) ? routes() : []));
}

/** Excel routes of every model. Users, the log and the menu read and save their rows themselves. */
function sheetRoutes(parts: Parts, state: CatalogueState): Route[] {
  const { database, dictionaries, grants, files } = parts;
  const { items } = dictionaries;
  const engine = parts.engineOf(state);
  const own: Record<string, SheetRecords> = {
    [logModel]: logSheets(engine),
  };
  const models = sheetModels(state);
  if (models.has(menuModel)) own[menuModel] = menuSheets({ database, grants, items });
  const modelsIn = (language: Language) => sheetModels(spokenState(state, language));
  return excelRoutes({
    recordsOf: (id) => own[id] ?? engine,
    versionsOf: (id) => readModelVersions(database, id),
    models,
    modelsIn,
    files,
    items,
    names: engine.names,
  });
}

/** The models that have sheets, including the menu, which has no table. */
const sheetModels = oncePerState(({ models, documents }): CatalogueState['models'] => {
  const hasMenu = documents.get(`${menuModel}.model`) !== undefined;
  return hasMenu ? new Map([...models, [menuModel, resolveModel(menuModel, documents)]]) : models;
});

/** Removes the routes whose paths `own` routes use. A model with its own `deleteBatch` has no `deleteQuery`. */
function withoutTaken(own: readonly Route[], routes: readonly Route[]): Route[] {
  const taken = new Set(own.map(({ path }) => path));
  return routes.filter(({ path }) => !taken.has(path) && !taken.has(path.replace(/\/deleteQuery$/, '/deleteBatch')));
}
