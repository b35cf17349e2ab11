/** Backup and restore for both kinds of database. A backup of one kind can be restored into the other. */
export { backupFolder, listBackups } from './backup-folder.ts';
export { makeBackup } from './backups.ts';
export { restoreBackup } from './restore-backup.ts';
export { restoreInto } from './restore-into.ts';
export { withRestoreAdvice } from './restore-advice.ts';
export { BackupError } from './backup-error.ts';
export { scheduleBackups, requestFile } from './schedule-backups.ts';
