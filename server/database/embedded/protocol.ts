export type WorkerOptions = {
  directory: string;
  timeZone: string;
};

/**
 * A message to the worker. `execute` carries complete messages of PostgreSQL's frontend protocol, so that `pg`'s client
 * works with the embedded database as with a PostgreSQL server.
 */
export type Request = { kind: 'execute'; bytes: Uint8Array } | { kind: 'close' };

/**
 * A message from the worker. The first one is `ready`, `initialized` (the cluster has been created; the thread ends) or
 * `failed`; then an `answer` of backend messages for each `execute`, and `closed` for `close`. `failed` may come at any
 * time, before the thread ends.
 */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'initialized' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' };
