import { join } from 'node:path';

import { DatabaseMissingError, isDamage } from '../damage.ts';
import { backupFolder, listBackups } from './backup-folder.ts';

const mostNamed = 5;

/**
 * Returns the error of a failed start. If a restore can repair the database, its message lists the backups and the
 * command.
 */
export function withRestoreAdvice(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !isDamage(error)) return error;
  const reason = error.message.endsWith('。') ? error.message : `数据库已损坏（${error.message}）。`;
  const names = listBackups(dataDir);
  const newest = names.at(-1);
  const folder = backupFolder(dataDir);
  const advice =
    newest === undefined
      ? `${folder} 里没有备份；请找出别处保存的备份，用 npm run -s restore -- 备份的文件夹 --replace 恢复。`
      : `请用备份恢复：npm run -s restore -- ${join(folder, newest)} --replace；` +
        `现有的数据会先另存。最近的备份：${names.slice(-mostNamed).toReversed().join('、')}（共 ${names.length} 份，npm run -s restore 列出全部）。`;
  const afresh = error instanceof DatabaseMissingError ? '确实要从空的数据库开始，请设置 START_EMPTY=1。' : '';
  return new Error(`${reason}${advice}${afresh}`, { cause: error });
}
