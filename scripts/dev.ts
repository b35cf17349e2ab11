import { createServer, type ViteDevServer } from 'vite';

import type { Log } from '../server/database/index.ts';
import { parseSettings, type Settings } from '../server/settings/index.ts';
import { seedDemo, startServer, type RunningServer } from '../server/start/index.ts';
import type { DocumentKey } from '../src/schema/documents/document.ts';

const documentsChanged = 'pagewright:documents';

const log: Log = { info: console.error, warn: console.error, error: console.error };

try {
  await develop(parseSettings({ LOG_LEVEL: 'warn', ...process.env }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * Runs Vite on PORT, with the API of a server behind it on a separate port. A changed document reaches the open page
 * without a reload as soon as the server has the tables, calls and rules it needs.
 */
async function develop(settings: Settings): Promise<void> {
  let vite: ViteDevServer | undefined;
  const onDocuments = (keys: DocumentKey[]): void => vite?.ws.send(documentsChanged, { keys });
  const options = { log, watch: true, onDocuments, seedDemo };
  const server = await startServer({ ...settings, port: 0, host: '127.0.0.1' }, options);
  if (server.adminPassword !== undefined) console.log(`用户名 admin  密码 ${server.adminPassword}（只显示这一次）`);
  vite = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true, proxy: proxyTo(server, settings) },
  });
  await vite.listen();
  vite.printUrls();
  const stop = async (): Promise<void> => {
    await vite?.close();
    await server.close();
    process.exit(0);
  };
  // Vite's own listener would end the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

function proxyTo({ address }: RunningServer, { apiBase }: Settings) {
  const target = { target: address, ws: true };
  return { [apiBase]: target, '/pagewright': target, '/healthz': target };
}
