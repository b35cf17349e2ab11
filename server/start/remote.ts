import type { Catalogue } from '../catalogue/index.ts';
import { applySchema } from '../database/index.ts';
import { documentRoutes, documentTables, draftStates, openPublished } from '../documents/index.ts';
import { proxyBackend } from '../http/index.ts';
import { backendAuthenticator } from '../session/index.ts';
import type { BackEnd } from './back-end.ts';
import { followPublished, openData, type OpenDataOptions } from './open-data.ts';

/**
 * A real JeecgBoot at `url`: the API is forwarded to it, and it says who people are and what they may do. Published
 * documents stay here, in a database that has no other tables.
 * @throws DataDirectoryInUseError, DatabaseUnavailableError.
 */
export async function remoteBackEnd(
  url: string,
  options: OpenDataOptions & { catalogue: Catalogue },
): Promise<BackEnd> {
  const { settings, catalogue, log, onClose } = options;
  const { database, hasDiskSpace } = await openData(options);
  const { kysely } = database;
  await database.unlimited(() => applySchema(kysely, documentTables));
  const published = openPublished(kysely, catalogue);
  await published.follow();
  await followPublished(database, { catalogue, published, log, onClose });
  const parts = { database: kysely, catalogue, published, recordsAreElsewhere: true };
  return {
    http: {
      routes: documentRoutes(parts),
      authenticate: backendAuthenticator(url, catalogue),
      async extend(app) {
        const { endNotices } = await proxyBackend(app, settings.apiBase, url);
        // The sockets are the JeecgBoot's: open pages follow once they have opened theirs again.
        onClose(catalogue.onChange(endNotices));
      },
      hasDiskSpace,
      longWork: database.longWork,
    },
    check: () => database.answers(),
    withDrafts: draftStates(parts),
  };
}
