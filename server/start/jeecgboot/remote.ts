import { join } from 'node:path';

import { pointThere } from '../../../src/engine/backend/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import {
  connectBackend,
  fixedVersion,
  followVersion,
  heldPoints,
  moduleRoutes,
  onlineCallOf,
  openKnowledge,
  problemsLeftBy,
  signInRoutes,
  type FollowedOptions,
} from '../../backend/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { applySchema, type Log } from '../../database/index.ts';
import {
  documentRoutes,
  documentTables,
  draftStates,
  openPublished,
  readModelVersions,
} from '../../documents/index.ts';
import { openIncoming, sweepIncoming, sweepRegularly } from '../../files/index.ts';
import { authorize, awaitedCalls, checkedBy, proxyBackend, type Route } from '../../http/index.ts';
import { savedViewRoutes, savedViewTables } from '../../reports/index.ts';
import { backendAuthenticator } from '../../session/index.ts';
import type { BackEnd } from '../back-end.ts';
import { followPublished, openData, type OpenDataOptions } from '../open-data.ts';
import { backEndRoles } from './back-end-roles.ts';

/**
 * Creates the back end for a real JeecgBoot at `url`: the API is forwarded to it, and it authenticates users and
 * defines their permissions. Published documents and data that a JeecgBoot does not store (saved views) stay here, in a
 * database without other tables.
 * @throws DataDirectoryInUseError, DatabaseUnavailableError.
 */
export async function remoteBackEnd(
  url: string,
  options: OpenDataOptions & { catalogue: Catalogue },
): Promise<BackEnd> {
  const { settings, catalogue, log, onClose } = options;
  const { database, hasDiskSpace } = await openData(options);
  const { kysely } = database;
  await database.unlimited(() => applySchema(kysely, [...documentTables, ...savedViewTables]));
  const published = openPublished(kysely, catalogue);
  await published.follow();
  await followPublished(database, { catalogue, published, log, onClose });
  const version = settings.backendVersion
    ? fixedVersion(settings.backendVersion)
    : await followVersion(url, versionReports(url, log));
  onClose(() => version.close());
  const incoming = openIncoming(join(settings.dataDir, 'files'));
  onClose(sweepRegularly(async () => (await sweepIncoming(incoming.incoming), 0), log));
  const { signSecret, signStamp } = settings;
  const backend = connectBackend({
    url,
    signing: signSecret === undefined ? undefined : { secret: signSecret, stamp: signStamp },
    version,
    apiBase: settings.apiBase,
    incoming,
    quota: settings.pieceQuota,
    current: () => catalogue.current(),
    versionsOf: (model) => readModelVersions(kysely, model),
  });
  const { worksHere } = backend;
  const isThere = (resource: string): boolean => onlineCallOf(`${resource}/list`) !== undefined;
  const parts = { database: kysely, catalogue, published, recordsAreElsewhere: true, worksHere, isThere };
  const knowledge = openKnowledge(url, backend.differences);
  const people = {
    url,
    heldPoints: (answer: JsonObject) => heldPoints(answer, backend.points(), backend.differences()),
    components: () => backend.differences().components,
  };
  const authenticate = backendAuthenticator(people, catalogue);
  const awaited = awaitedCalls();
  return {
    http: {
      routes: [
        ...documentRoutes({ ...parts, problemsLeftFor: problemsLeftBy(knowledge) }),
        ...moduleRoutes(knowledge, parts).map(forSomebody),
        ...savedViewRoutes(kysely, backEndRoles(url)).map(forSomebody),
        ...backend.routes.map(forSomebody),
        ...signInRoutes(url),
      ],
      async authenticate(...who) {
        await version.ask();
        return awaited.during(async () => authenticate(...who));
      },
      async extend(app) {
        const { endNotices } = await proxyBackend(app, settings.apiBase, url, backend.adapter, awaited);
        // The sockets belong to the JeecgBoot: open pages follow once they have reopened theirs.
        onClose(catalogue.onChange(endNotices));
      },
      hasDiskSpace,
      longWork: database.longWork,
    },
    check: () => database.answers(),
    isAwaited: awaited.areLong,
    withDrafts: draftStates(parts),
    otherPages: backend.onlinePage,
    fitPage: backend.fitPage,
    components: people.components,
    pointName: (point) => pointThere(backend.differences().permissions, point) ?? point,
  };
}

function forSomebody(route: Route): Route {
  const { permission } = route;
  return {
    ...route,
    permission: checkedBy([], (person) => {
      if (person.id === '') return false;
      authorize(person, permission);
      return true;
    }),
  };
}

/** The latest supported version, which is assumed if nothing else is known. */
const latest = '3.9.1';

function versionReports(url: string, log: Log): FollowedOptions {
  const setting = `不是的话请设置 BACKEND_VERSION，例如 BACKEND_VERSION=3.1.0。`;
  return {
    assumed: latest,
    onAway: () => log.warn(`后端 ${url} 还没有应答，不知道是哪个版本的 JeecgBoot；它一应答就会再问。`),
    onFound(found) {
      if (!found) return log.warn(`没有问出后端 ${url} 是哪个版本的 JeecgBoot，按 ${latest} 对待；${setting}`);
      const { version: number, isEarliest, before } = found;
      if (!isEarliest) return log.info(`后端是 JeecgBoot ${number}（由它的接口说明得知）。`);
      const range = before === undefined ? `${number} 或更高的版本` : `${number} 起、${before} 以前的版本`;
      log.info(
        `后端是 JeecgBoot ${range}，按 ${number} 对待；要说准请设置 BACKEND_VERSION，例如 BACKEND_VERSION=3.1.0。`,
      );
    },
  };
}
