import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

import { DataDirectoryInUseError } from '../connections/index.ts';
import { holderOf, takeLockFile } from './lock-file.ts';

export type DataDirectoryLock = { release(): Promise<void> };

/**
 * Takes the data directory for this process until `release` or the end of the process. Two processes would destroy the
 * database, and PGlite does not refuse the second one.
 *
 * On Linux an abstract socket is the lock: the kernel frees it when the process ends, also after kill -9, and it is
 * never stale. The lock file names the holder. On other systems, and between containers that share process numbers but
 * not the network, the lock file itself is the lock.
 * @param directory an existing folder.
 * @throws DataDirectoryInUseError immediately when another process holds it.
 */
export async function lockDataDirectory(
  directory: string,
  options: { socket?: boolean } = {},
): Promise<DataDirectoryLock> {
  const path = realpathSync(directory);
  const { socket = process.platform === 'linux' } = options;
  const server = socket ? await listen(path) : undefined;
  try {
    const releaseFile = takeLockFile(path);
    return {
      async release() {
        releaseFile();
        if (server) await close(server);
      },
    };
  } catch (error) {
    if (server) await close(server);
    throw error;
  }
}

/** Listens on an abstract socket (a name that starts with NUL, Linux only) named after the folder. */
function listen(path: string): Promise<Server> {
  const name = `\0pagewright-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DataDirectoryInUseError(path, holderOf(path)) : error),
    );
    server.listen(name, () => resolve(server.unref()));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
