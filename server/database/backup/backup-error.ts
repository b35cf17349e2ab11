/** An error of a backup that cannot be made or used. The message is one Chinese sentence. */
export class BackupError extends Error {}
