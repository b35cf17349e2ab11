/** A file cannot be read or written; the message is one Chinese sentence. */
export class SpreadsheetError extends Error {}
