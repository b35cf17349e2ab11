import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Log } from './database/index.ts';
import { parseSettings } from './settings/index.ts';
import { seedDemo, startServer } from './start/index.ts';

/** Messages for the operator go to standard error; standard output has the address and the requests. */
const log: Log = {
  info: (message) => console.error(message),
  warn: (message) => console.error(message),
  error: (message) => console.error(message),
};

try {
  const settings = parseSettings(process.env);
  const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url));
  const server = await startServer(settings, { log, clientFolder, seedDemo });
  const password = server.adminPassword === undefined ? '' : `  密码 ${server.adminPassword}（只显示这一次）`;
  const account = settings.backendUrl ? `  接口转发到 ${settings.backendUrl}` : `  用户名 admin${password}`;
  console.log(`Pagewright 已启动：${server.address}${account}`);
  if (!existsSync(clientFolder)) log.warn('页面还没有构建，只有接口可用；请用 npm start 启动。');
  closeOnSignal(() => server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  process.exit(1);
}

/** The first signal closes the server gracefully, a second one ends the process immediately. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const onSignal = (): void => {
    if (closing) process.exit(1);
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`没有正常关闭：${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
