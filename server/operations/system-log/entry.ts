/** One line of the system log, as `sys_log` keeps it. */
export interface LogEntry {
  /** What was done, in Chinese, and why it was refused. */
  content: string;
  /** 1 signing in and out, 2 other calls. */
  type: 1 | 2;
  /** 1 read, 2 added, 3 changed, 4 deleted, 5 imported, 6 exported; null for signing in, and for what the server does by itself. */
  operation: 1 | 2 | 3 | 4 | 5 | 6 | null;
  success: boolean;
  /** The account, also one that does not exist where signing in failed. */
  account: string | null;
  realname: string | null;
  address: string;
  /** The tenant that it was done for. */
  tenantId: number;
  /** Milliseconds. */
  duration: number;
  method: string;
  /** Without its query. */
  path: string;
  /** Parameters without secrets; of a body, the names of its fields. */
  parameters: string;
}
