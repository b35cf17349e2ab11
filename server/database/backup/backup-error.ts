/** Thrown when a backup cannot be made or used. The message is one Chinese sentence. */
export class BackupError extends Error {}
