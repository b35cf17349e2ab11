/** What the worker is started with. */
export type WorkerOptions = {
  /** The cluster's folder; initialised by the worker if it is missing. */
  directory: string;
  /** IANA name of the session's time zone. */
  timeZone: string;
};

/**
 * To the worker. `execute` carries complete messages of PostgreSQL's own frontend protocol; the lane between the two
 * threads is a wire, so `pg`'s client does on the embedded database what it does on a real one.
 */
export type Request = { kind: 'execute'; bytes: Uint8Array } | { kind: 'close' };

/**
 * From the worker. First comes `ready`, `initialized` (the cluster has been made; the thread ends) or `failed`; then an
 * `answer` of backend messages for each `execute`, and `closed` for `close`. `failed` may come at any time, before the
 * thread ends.
 */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'initialized' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' };
