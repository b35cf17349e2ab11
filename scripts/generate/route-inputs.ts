import { tmpdir } from 'node:os';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

import { openCatalogue, openPatterns } from '../../server/catalogue/index.ts';
import type { DynamicKysely, DynamicSchema } from '../../server/database/index.ts';
import { openDictionaries } from '../../server/dictionaries/index.ts';
import { openPublished } from '../../server/documents/index.ts';
import { openFiles } from '../../server/files/index.ts';
import { MissingParameter, type Route } from '../../server/http/index.ts';
import { openLogRecorder, openMonitor } from '../../server/operations/index.ts';
import { openGrants } from '../../server/permissions/index.ts';
import { createRecordEngine } from '../../server/records/index.ts';
import { parseSettings } from '../../server/settings/index.ts';
import { modelRoutesOf, routesOf } from '../../server/start/index.ts';
import { recordingCall, type Recorded } from './recording-call.ts';

export async function routeInputs(): Promise<Record<string, Recorded>> {
  const found = new Map<string, Recorded>();
  const patterns = openPatterns();
  for (const route of routesOverNothing(patterns)) {
    // The models define the inputs of every model's calls.
    if (route.upload || !ofSystem.test(route.path)) continue;
    for (const method of [route.method].flat()) {
      const recorded = await inputsOf(route, method);
      if (Object.keys(recorded.query).length + Object.keys(recorded.body).length > 0)
        found.set(`${method} ${route.path}`, recorded);
    }
  }
  patterns.close();
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the paths of the server's own calls, and the last parts of the paths that every stored model has, each
 * sorted.
 */
export function serverCalls(): { own: string[]; ofRecords: string[] } {
  const patterns = openPatterns();
  const paths = [...new Set(routesOverNothing(patterns).map(({ path }) => path))].toSorted();
  patterns.close();
  const isOwn = (path: string) => ofSystem.test(path) || path.includes(':');
  const lastParts = paths.filter((path) => !isOwn(path)).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return { own: paths.filter(isOwn), ofRecords: [...new Set(lastParts)].toSorted() };
}

const ofSystem = /^\/(sys|online)\//;

/**
 * A handler stops at the first missing input, so it is called again with that input until none is missing, and finally
 * with all names that it has read, to find those that it reads only then.
 */
async function inputsOf(route: Route, method: string): Promise<Recorded> {
  const recorded: Recorded = { query: {}, body: {} };
  await probe(route, { method, recorded, given: {}, missing: 'required' });
  const inputs = [...Object.keys(recorded.query), ...Object.keys(recorded.body)];
  const given = Object.fromEntries(inputs.map((name) => [name, 'x']));
  await probe(route, { method, recorded, given, missing: 'optional' });
  return recorded;
}

interface Probe {
  method: string;
  recorded: Recorded;
  given: Record<string, string>;
  missing: 'required' | 'optional';
}

async function probe(route: Route, { method, recorded, given, missing }: Probe): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    try {
      await route.handler(recordingCall(method, recorded, given));
      return;
    } catch (error) {
      if (!(error instanceof MissingParameter) || Object.hasOwn(given, error.parameter)) return;
      given[error.parameter] = 'x';
      for (const part of [recorded.query, recorded.body])
        if (Object.hasOwn(part, error.parameter)) part[error.parameter] = missing;
    }
  }
}

const nothing = async (): Promise<void> => undefined;

function routesOverNothing(patterns: ReturnType<typeof openPatterns>): Route[] {
  const database: DynamicKysely = new Kysely<DynamicSchema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const catalogue = openCatalogue(['./schemas']);
  const dictionaries = openDictionaries(database);
  const engine = createRecordEngine({ db: database, models: catalogue.current().models, dictionaries });
  const parts = {
    settings: { ...parseSettings({}), register: true },
    catalogue,
    database,
    dictionaries,
    engine,
    engineOf: () => engine,
    published: openPublished(database, catalogue),
    patterns,
    grants: openGrants(database, 0),
    files: openFiles(database, tmpdir()),
    recorder: openLogRecorder(database, () => undefined),
    sms: async () => undefined,
    sockets: { notifyUsers: () => undefined, notifyTenant: () => undefined },
    delivery: { wake: () => undefined },
    monitor: openMonitor(tmpdir()),
    jobs: {
      scheduler: { refresh: nothing, close: nothing, execute: async () => ({ kind: 'unknown' as const }) },
      tasks: new Map(),
    },
  };
  const own = routesOf(parts);
  return [...own, ...modelRoutesOf(parts, own)(parts.catalogue.current())];
}
