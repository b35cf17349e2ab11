/** A call to an address that a `request` document names. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: Record<string, string>;
  body?: unknown;
  /** Sent with a signature, where the server has a secret. */
  signed?: boolean;
  /** The caller shows failures itself. */
  quiet?: boolean;
  signal?: AbortSignal;
}

/** The port to the addresses that `request` documents name. Every call throws `PortError`. */
export interface RequestsPort {
  /** Gives the result and the message of the answer. */
  call(request: Request): Promise<{ result: unknown; message: string }>;
}
