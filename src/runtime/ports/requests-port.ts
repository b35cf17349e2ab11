/** The port to the addresses that `request` documents name. Every call throws `PortError`. */
export interface RequestsPort {
  /** Calls a `request` document's path. Gives the envelope's result and message. */
  call(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    params?: Record<string, string>;
    body?: unknown;
    /** Sent with a signature, where the server has a secret. */
    signed?: boolean;
    /** The caller shows what goes wrong itself. */
    quiet?: boolean;
    signal?: AbortSignal;
  }): Promise<{ result: unknown; message: string }>;
}
