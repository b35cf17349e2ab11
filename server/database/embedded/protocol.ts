/** What the worker is started with. */
export type WorkerOptions = {
  /** The cluster's folder; it exists and has been initialised. */
  directory: string;
  /** IANA name of the session's time zone. */
  timeZone: string;
};

/**
 * To the worker. `execute` carries complete messages of PostgreSQL's own frontend protocol; the lane between the two
 * threads is a wire, so `pg`'s client does on the embedded database what it does on a real one.
 */
export type Request = { kind: 'execute'; bytes: Uint8Array } | { kind: 'close' };

/** From the worker: `answer` carries backend messages, one for each `execute`. */
export type Reply =
  { kind: 'ready' } | { kind: 'answer'; bytes: Uint8Array } | { kind: 'failed'; message: string } | { kind: 'closed' };
