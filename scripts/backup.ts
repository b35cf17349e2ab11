import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import {
  backupFolder,
  DataDirectoryInUseError,
  listBackups,
  makeBackup,
  openDatabase,
  requestFile,
  watchDiskSpace,
  withRestoreAdvice,
} from '../server/database/index.ts';
import { parseSettings } from '../server/settings/index.ts';

/**
 * `npm run -s backup`: saves the database and the files. A running server that uses the embedded database is requested
 * to do it.
 */
const { dataDir, databaseUrl, timeZone } = parseSettings(process.env);

const silent = { info: () => {}, warn: () => {}, error: () => {} };

try {
  console.log(`已备份到 ${await backUp()}`);
} catch (error) {
  const advice = withRestoreAdvice(error, dataDir);
  console.error(advice instanceof Error ? advice.message : String(advice));
  process.exitCode = 1;
}

async function backUp(): Promise<string> {
  try {
    const database = await openDatabase({ dataDir, databaseUrl, timeZone });
    try {
      return await makeBackup(database, dataDir, 'manual', watchDiskSpace(dataDir, { log: silent }));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    return askServer();
  }
}

/** Leaves a request file next to the backups and waits until the server has fulfilled it. */
async function askServer(): Promise<string> {
  const before = new Set(listBackups(dataDir));
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(requestFile(dataDir), '');
  const end = Date.now() + 3_600_000;
  for (let seen = Date.now() + 15_000; Date.now() < end; await pause(300)) {
    const made = listBackups(dataDir).find((name) => name.startsWith('manual-') && !before.has(name));
    if (made !== undefined) return join(backupFolder(dataDir), basename(made));
    if (existsSync(requestFile(dataDir)) && Date.now() > seen)
      throw new Error('正在使用数据目录的进程没有理会备份请求，请先停止它，再执行备份。');
  }
  throw new Error('备份没有在一小时内完成，请查看服务的日志。');
}
