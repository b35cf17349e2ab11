import { createServer, type ViteDevServer } from 'vite';
import type { DocumentKey } from '../src/schema/documents/document.ts';
import type { Log } from '../server/database/index.ts';
import { parseSettings, type Settings } from '../server/settings/index.ts';
import { type RunningServer, seedDemo, startServer } from '../server/start/index.ts';

/** The event that tells the open pages which documents changed. */
const documentsChanged = 'pagewright:documents';

/** Kinds from which the server makes tables, routes and rules when it starts. */
const structural = /\.(model|rules|dictionary|app)$/;

const log: Log = { info: console.error, warn: console.error, error: console.error };

try {
  await develop(parseSettings({ LOG_LEVEL: 'warn', ...process.env }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * Vite on PORT, with the API of a server behind it on a port of its own. A changed document reaches the open page
 * without a reload; one that the server is built from restarts the server first.
 */
async function develop(settings: Settings): Promise<void> {
  let vite: ViteDevServer | undefined;
  const onDocuments = (keys: DocumentKey[]): void => {
    busy = busy.then(async () => {
      if (keys.some((key) => structural.test(key))) await restart();
      vite?.ws.send(documentsChanged, { keys });
    });
    busy = busy.catch((error: unknown) => log.error(error instanceof Error ? error.message : String(error)));
  };
  const start = (port: number): Promise<RunningServer> =>
    startServer({ ...settings, port, host: '127.0.0.1' }, { log, watch: true, onDocuments, seedDemo });
  const first = start(0);
  // Documents may change while the first start still writes the demo.
  let busy: Promise<unknown> = first.catch(() => undefined);
  let server = await first;
  const { port } = new URL(server.address);
  const restart = async (): Promise<void> => {
    await server.close();
    server = await start(Number(port));
  };
  if (server.adminPassword !== undefined) console.log(`用户名 admin  密码 ${server.adminPassword}（只显示这一次）`);
  vite = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true, proxy: proxyTo(server, settings) },
  });
  await vite.listen();
  vite.printUrls();
  const stop = async (): Promise<void> => {
    await vite?.close();
    await busy;
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
