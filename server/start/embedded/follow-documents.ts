import type { Catalogue } from '../../catalogue/index.ts';
import type { Database, Log } from '../../database/index.ts';
import type { openDictionaries } from '../../dictionaries/index.ts';
import type { Sockets } from '../../notices/index.ts';
import type { openGrants } from '../../permissions/index.ts';
import { bringFolders } from '../publications/index.ts';

interface FollowingParts {
  catalogue: Catalogue;
  dictionaries: ReturnType<typeof openDictionaries>;
  grants: ReturnType<typeof openGrants>;
  sockets: Sockets;
  log: Log;
  /** Called when changed folders leave values to be filled in. */
  onLeft: () => void;
}

/**
 * Lets tables, dictionaries, permissions and open pages follow the documents.
 * @returns stops it.
 */
export function followDocuments(database: Database, parts: FollowingParts): () => void {
  const { catalogue, dictionaries, grants, sockets, log, onLeft } = parts;
  catalogue.beforeFolders(bringFolders(database, { catalogue, log, onLeft }));
  return catalogue.onChange((keys) => {
    // The data derived from the documents was written before they became current. Permissions of renamed models have
    // other names.
    if (keys.some((key) => key.endsWith('.model') && !catalogue.current().documents.get(key))) grants.refresh();
    const followed = keys.some((key) => key.endsWith('.dictionary')) ? dictionaries.refresh() : Promise.resolve();
    followed
      .catch((error: unknown) => log.error(`字典没有跟上新的文档：${String(error)}`))
      .finally(() => sockets.tellDocuments(keys));
  });
}
