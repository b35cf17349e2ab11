/** A backup cannot be made or used; the message is one Chinese sentence. */
export class BackupError extends Error {}
