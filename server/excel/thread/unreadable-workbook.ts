/** The error of a file that cannot be used; the message gives the reason to the user. */
export class UnreadableWorkbook extends Error {}
