export interface LogEntry {
  content: string;
  /** 1 signing in and out, 2 other calls. */
  type: 1 | 2;
  /**
   * 1 read, 2 added, 3 changed, 4 deleted, 5 imported, 6 exported; null for signing in, and for actions of the server
   * itself.
   */
  operation: 1 | 2 | 3 | 4 | 5 | 6 | null;
  success: boolean;
  /** The account, possibly a nonexistent one of a failed sign-in. */
  account: string | null;
  realname: string | null;
  address: string;
  tenantId: number;
  duration: number;
  method: string;
  path: string;
  /** The parameters without secrets; only the names of the body's fields. */
  parameters: string;
}
