/** The file cannot be used; the message says why, for a person. */
export class UnreadableWorkbook extends Error {}
