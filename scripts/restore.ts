import { join } from 'node:path';

import { backupFolder, listBackups, restoreInto } from '../server/database/index.ts';
import { parseSettings } from '../server/settings/index.ts';

/**
 * `npm run -s restore [-- folder [--replace]]`: restores a backup (with `--replace` in place of the existing data), or
 * lists the backups.
 */
const { dataDir, databaseUrl, timeZone } = parseSettings(process.env);
const words = process.argv.slice(2);
const [backup] = words.filter((word) => !word.startsWith('--'));
const unknown = words.find((word) => word.startsWith('--') && word !== '--replace');

try {
  if (unknown !== undefined) throw new Error(`没有选项 ${unknown}；可用的选项是 --replace。`);
  if (backup === undefined) list();
  else await restore(backup);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function list(): void {
  const names = listBackups(dataDir);
  if (names.length === 0) console.log('还没有备份；用 npm run -s backup 备份。');
  for (const name of names) console.log(join(backupFolder(dataDir), name));
}

async function restore(folder: string): Promise<void> {
  const log = { info: console.error, warn: console.error, error: console.error };
  const replace = words.includes('--replace');
  const done = await restoreInto({ dataDir, databaseUrl, timeZone, log }, { backup: folder, replace });
  const { tables, rows, saved, aside } = done;
  if (saved !== undefined) console.log(`原来的数据另存在 ${saved}`);
  if (aside !== undefined) console.log(`原来的数据库已损坏，它的文件另存在 ${aside}`);
  console.log(`已恢复 ${tables} 个表、${rows} 行，可以启动服务了。`);
}
