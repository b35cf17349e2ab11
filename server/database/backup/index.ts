/** Backup and restore, for both kinds of database; a backup of one can be restored into the other. */
export { backupFolder, listBackups, makeBackup, restoreBackup } from './backups.ts';
export { BackupError } from './restore-dump.ts';
export { scheduleBackups, requestFile } from './schedule-backups.ts';
